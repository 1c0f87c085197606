import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { placesOf } from './places.ts'
import css from './StaticContent.module.css'

/** Every place that shows what stands under an identifier; one that nothing shows says so. */
export function ShownAt({ identifier }: { readonly identifier: string }) {
  const t = useAllTexts()
  const { staticContent: words } = t
  const places = placesOf(identifier, t)
  return (
    <Card title={words.whereTitle} padded>
      {places.length === 0 ? (
        <p>{words.nowhere}</p>
      ) : (
        <ul className={css.places}>
          {places.map(({ words: place, path }) => (
            <li key={place}>
              <span>{place}</span>
              {path && (
                <RouteLink to={path}>
                  {words.openPage}
                  <VisuallyHidden>, {place}</VisuallyHidden>
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import { Icon } from '../../ui/picture/Icon.tsx'
import { useTexts } from '../language/use-texts.ts'
import css from '../shell/Shell.module.css'
import { WayLink } from '../way/WayLink.tsx'

/** Whom one is helping: first of all on the page, and always in sight. */
export function NameBand({ name, others }: { readonly name: string; readonly others: boolean }) {
  const { shell } = useTexts()
  const text = shell.helping({ name })
  return (
    <div className={css.helping} role="region" aria-label={text}>
      <p>
        <Icon size={24} of={<IconHeartHandshake />} />
        {text}
      </p>
      {others && <WayLink to="people">{shell.change}</WayLink>}
    </div>
  )
}

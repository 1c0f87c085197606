import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { KeyLegend } from '../../../ui/text/KeyCap.tsx'
import css from './Palette.module.css'

/** The keys, and where one searches. */
export function PaletteFoot({ place }: { readonly place: string | null }) {
  const { palette, keyboard } = useAllTexts()
  return (
    <div className={css.foot}>
      <KeyLegend
        label={keyboard.title}
        items={[
          { keys: ['↑', '↓'], does: palette.choose },
          { keys: ['Enter'], does: palette.open },
          { keys: ['Tab'], does: palette.nextGroup },
          { keys: ['Esc'], does: palette.close },
        ]}
      />
      {place && (
        <span className={css.where}>
          <Icon size={16} of={<IconMapPin />} />
          {palette.searchesAt({ place })}
        </span>
      )}
    </div>
  )
}

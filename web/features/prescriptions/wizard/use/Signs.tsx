import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useFormat } from '../../../../platform/format.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Sign } from '../form/signs.ts'
import { signText } from '../words/sign-text.ts'
import type { RowPart } from './row-part.ts'
import css from './Use.module.css'

interface SignsProps {
  readonly signs: readonly Sign[]
  readonly part: RowPart
}

/** What to look at before it hurts. None of it blocks: whoever prescribes knows the person. */
export function Signs({ signs, part: { row, item, form } }: SignsProps) {
  const t = useAllTexts()
  const f = useFormat()
  if (signs.length === 0) return null
  return (
    <ul className={css.signs}>
      {signs.map((sign) => (
        <li key={sign.kind} data-grave={isGrave(sign) || undefined}>
          <Icon size={18}>{isGrave(sign) ? <IconAlertCircle /> : <IconAlertTriangle />}</Icon>
          <span>{signText(sign, { row, item, locale: form.around.locale }, t, f)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What can do harm. */
function isGrave({ kind }: Sign): boolean {
  return kind === 'latex-sensitivity' || kind === 'pvc-sensitivity'
}

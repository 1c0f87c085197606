import type { HiddenView } from '@omsorg/contract/products/search/search-fields.ts'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useCareTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './Finding.module.css'

interface HiddenNoticeProps {
  readonly hidden: HiddenView
  /** The reasons are shown unasked where nothing else is. */
  readonly open: boolean
}

/** Why something that fits is not shown: how many, for which reason, and what can be done about it. */
export function HiddenNotice({ hidden, open }: HiddenNoticeProps) {
  const t = useCareTexts()
  const words = t.productSelection.hidden
  if (hidden.total === 0) return null
  return (
    <details className={css.hidden} open={open}>
      <summary>
        <Icon size={18} of={<IconEyeOff />} />
        <b>{words.title({ count: hidden.total })}</b>
        <span>{t.common.actions.showWhy}</span>
      </summary>
      <ul>
        {hidden.reasons.map(({ reason, agreementLetter: letter, unavailabilityCode, count }) => {
          const byRole = reason === 'outside-role'
          const asked = byRole && letter && letter !== 'A' ? words.askFor[letter] : words.reasons[reason].todo
          const examples = hidden.examples.filter((each) => byRole && each.agreementLetter === letter)
          const products = examples.map(({ name }) => name).join(', ')
          return (
            <li key={`${reason} ${letter} ${unavailabilityCode}`}>
              <b>{words.reasons[reason].what({ count })}</b>{' '}
              {letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />}
              <p className="o-second">
                {asked} {products !== '' && words.examples({ products })}
              </p>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

import type { HiddenView } from '@omsorg/contract/products/search/search-fields.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import css from './Guided.module.css'

/** What holds the need as well and needs a dispensation or a specialist: how many, such as which, and whom to ask. */
export function OutsideRole({ hidden }: { readonly hidden: HiddenView }) {
  const t = useAllTexts()
  const { askFor, examples } = t.productSelection.hidden
  const outside = hidden.reasons.filter(({ reason }) => reason === 'outside-role')
  if (outside.length === 0) return null
  return (
    <ul className={css.outside}>
      {outside.map(({ agreementLetter: letter, count }) => {
        const named = hidden.examples.filter((each) => each.agreementLetter === letter).map(({ name }) => name)
        return (
          <li key={letter}>
            <b>{t.investigations.guided.outsideRole({ count })}</b>{' '}
            {letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />}
            <p className="o-second">
              {letter && letter !== 'A' && askFor[letter]}{' '}
              {named.length > 0 && examples({ products: named.join(', ') })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

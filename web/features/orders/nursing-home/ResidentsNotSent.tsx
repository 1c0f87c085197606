import { useAllTexts } from '../../../platform/texts.tsx'
import { WayOn } from '../placing/line/SetAsideLines.tsx'
import { unavailableText } from '../placing/words.ts'
import type { ResidentRow } from './resident-rows.ts'
import css from './Residents.module.css'
import { whoIs } from './row-words.ts'

const namedAtMost = 5

/** What does not go with the order, with its reason and the way on. */
export function ResidentsNotSent({ rows }: { readonly rows: readonly ResidentRow[] }) {
  const t = useAllTexts()
  const words = t.orderKinds.residents
  const aside = rows.filter(({ line, filled }) => filled.setAside && (line.isDue || Boolean(filled.quantity)))
  if (aside.length === 0) return null
  const reasonOf = ({ line }: ResidentRow) => {
    if (line.unavailabilityCode !== null) return `${unavailableText(line, t).text}.`
    if (line.suggestion?.word === 'consumption-missing') return `${t.careRecipients.supply.consumptionMissing}.`
    return line.setAsideReason === 'flavors-unknown' ? t.orders.aside.flavorsUnknown : `${line.product.name}.`
  }
  return (
    <section className={css.notSent}>
      <h3>{words.notSent}</h3>
      <ul>
        {aside.slice(0, namedAtMost).map((row) => (
          <li key={row.key}>
            <span>{words.notSentLine({ who: whoIs(row, t), why: reasonOf(row) })}</span>
            <WayOn line={row.line} />
          </li>
        ))}
        {aside.length > namedAtMost && <li>{words.moreNotSent({ count: aside.length - namedAtMost })}</li>}
      </ul>
    </section>
  )
}

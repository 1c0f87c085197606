import type { PrescriptionEventView } from '@omsorg/contract/prescriptions/prescription-event.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import css from './History.module.css'

/** Everything that happened, the newest first: what, to which product, when, by whom. */
export function EventList({ events }: { readonly events: readonly PrescriptionEventView[] }) {
  const t = useAllTexts()
  const format = useFormat()
  const words = t.renewing.history
  return (
    <ol className={css.list}>
      {events.map(({ at, event, productName, by, prescriptionRowId }, place) => (
        <li key={`${at} ${event} ${prescriptionRowId ?? place}`} className={css.lines}>
          <b>{words.event[event]}</b>
          {productName && <span>{productName}</span>}
          <small className={css.second}>
            <time dateTime={at}>{format.dateTime(at)}</time>, {by ?? words.system}
          </small>
        </li>
      ))}
    </ol>
  )
}

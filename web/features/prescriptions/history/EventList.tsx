import type { PrescriptionEventView } from '@omsorg/contract/prescriptions/history/prescription-event.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import css from './History.module.css'
import { statusAfter } from './status-words.ts'

/** Everything that happened, the newest first: what, to which product, when, by whom. */
export function EventList({ events }: { readonly events: readonly PrescriptionEventView[] }) {
  const t = useAllTexts()
  const format = useFormat()
  const words = t.renewing.history
  return (
    <ol className={css.list}>
      {events.map((happened, place) => {
        const { at, event, productName, by, prescriptionRowId, reason } = happened
        const status = statusAfter(happened, t)
        return (
          <li key={`${at} ${event} ${prescriptionRowId ?? place}`} className={css.lines}>
            <b>{words.event[event]}</b>
            {productName && <span>{productName}</span>}
            {status && <span>{words.nowStatus({ status })}</span>}
            {reason === 'death' && <span>{words.death}</span>}
            <small className={css.second}>
              <time dateTime={at}>{format.dateTime(at)}</time>, {by ?? words.system}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

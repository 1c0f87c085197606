import {
  hoursOf,
  mostLeakage,
  partsOfDay,
  usualHours,
  type PerPart,
} from '@omsorg/domain/investigations/leakage/leakage.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { partsIn, wholeIn, type AnswerValues } from './answers.ts'
import css from './Investigation.module.css'

interface LeakagePartProps {
  readonly values: AnswerValues
  /** At which hour each part of the day begins here; the usual ones until that is known. */
  readonly begins: PerPart<number> | undefined
  readonly onChange: (part: Partial<AnswerValues>) => void
  /** Brings back what stood before the diary was taken. */
  readonly onUndo: (() => void) | null
}

/** Day, evening and night, the changes in each, and the sum of the day: it holds to the ml or says by how much it does not. */
export function LeakagePart({ values, begins = usualHours, onChange, onUndo }: LeakagePartProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.leakage
  const hours = hoursOf(begins)
  const found = partsIn(values)
  const total = wholeIn(values.total, 0, 3 * mostLeakage)
  const off = found && total !== null ? found.sum - total : null
  const sumText = found ? f.number(found.sum) : ''
  const wrong =
    off === null || off === 0
      ? undefined
      : off > 0
        ? words.sum({ sum: sumText, more: f.number(off) })
        : words.sumLess({ sum: sumText, less: f.number(-off) })
  const byHand = { fromDiary: null }
  return (
    <Card title={words.title} note={words.note} padded>
      {values.fromDiary !== null && (
        <div className={css.taken}>
          <Notice
            tone="info"
            title={words.taken}
            spoken
            actions={
              onUndo && (
                <Button variant="text" size="compact" onClick={onUndo}>
                  {t.common.actions.undo}
                </Button>
              )
            }
          />
        </div>
      )}
      <div className={css.leakage}>
        {partsOfDay.map((part) => (
          <div key={part} className={css.part}>
            <TextField
              id={`leakage-${part}`}
              label={words.parts[part]}
              help={words.hours({ from: twoDigits(hours[part].from), to: twoDigits(hours[part].to) })}
              unit="ml"
              numeric="whole"
              value={values.leakage[part]}
              onChange={({ currentTarget }) =>
                onChange({ leakage: { ...values.leakage, [part]: currentTarget.value }, ...byHand })
              }
            />
            <TextField
              label={words.changes({ part: words.parts[part] })}
              size="compact"
              numeric="whole"
              value={values.changes[part]}
              onChange={({ currentTarget }) =>
                onChange({ changes: { ...values.changes, [part]: currentTarget.value } })
              }
            />
          </div>
        ))}
        <div className={css.part}>
          <TextField
            label={words.total}
            unit="ml"
            numeric="whole"
            value={values.total}
            error={wrong}
            help={off === 0 ? <span role="status">{words.fits}</span> : undefined}
            onChange={({ currentTarget }) => onChange({ total: currentTarget.value, ...byHand })}
          />
          {found && off !== 0 && (
            <Button size="compact" onClick={() => onChange({ total: String(found.sum) })}>
              {words.setSum({ sum: sumText })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0')

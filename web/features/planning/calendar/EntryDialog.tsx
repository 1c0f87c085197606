import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { upsertEntry } from '@omsorg/contract/planning/entry/upsert-entry.ts'
import { listPlanChanges } from '@omsorg/contract/planning/history/list-plan-changes.ts'
import type { Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import { recurrences } from '@omsorg/domain/planning/entry/occurrences.ts'
import { longestDescription, longestText, partsOfDay } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { EntryHistory } from '../history/EntryHistory.tsx'
import { faultsIn, fieldsOf, isOneDay, toSend } from './entry-form.ts'
import type { Calendar } from './items.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import css from './EntryDialog.module.css'

interface EntryDialogProps {
  readonly calendar: Calendar
  /** Null for something new. */
  readonly entry: CalendarEntry | null
  /** The day of it that is meant, or on which something new begins. */
  readonly day: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Plans something, or changes one day of what comes again, or that day and all that follow. */
export function EntryDialog({ calendar, entry, day, onRemove, onClose }: EntryDialogProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.entry
  const id = useId()
  const { careRecipientId, today, areas, products } = calendar
  const whose = { careRecipientId, entry, day, today }
  const form = useForm(upsertEntry, {
    id: 'plan',
    initial: fieldsOf(entry, day, areas[0] ?? 'Incontinence'),
    toSend: (fields) => toSend(whose, fields),
    rules: (fields) => faultsIn(whose, fields, t),
    fieldAt: (path) => (path.startsWith('periods') || path === 'day' ? null : path),
    resolves: ['stale', 'entry-not-found'],
    outdates: [getCalendar, listPlanChanges],
    done: words.saved,
  })
  const { values, field, notDone } = form
  const oneDay = isOneDay(entry, values)
  const repeats = values.recurrence !== 'once' && !oneDay
  const stale = notDone?.reason === 'stale' ? notDone.detail : null
  // What was planned with before stays to be chosen, also when it is on prescription no more.
  const known = entry?.itemNumber && !products.some(({ itemNumber }) => itemNumber === entry.itemNumber)
  const options = [
    { value: '', label: words.noProduct },
    ...products.map(({ itemNumber, name }) => ({ value: itemNumber, label: name })),
    ...(known ? [{ value: entry.itemNumber ?? '', label: entry.itemName ?? entry.itemNumber ?? '' }] : []),
  ]

  const { fill } = form
  const choose = (scope: Scope) => fill({ scope })

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onClose()
  }
  async function readAgain(): Promise<void> {
    await refetch([getCalendar])
    onClose()
  }

  return (
    <ActionDialog
      title={entry ? words.titleChange : words.titleNew}
      action={words.save}
      busy={form.busy}
      form={id}
      wide
      other={
        entry && (
          <Button variant="danger" size="compact" icon={<IconTrash />} onClick={onRemove}>
            {words.remove}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Form id={id} className="o-stack-12" onSend={send}>
        {stale && (
          <StaleNotice
            title={
              stale.by ? words.stale({ name: authorName(stale.by, t), time: f.time(stale.on) }) : words.staleUnknown
            }
            body={words.staleNow({ text: `${stale.timeOfDay ?? ''} ${stale.text}`.trim() })}
            onReload={() => void readAgain()}
          />
        )}
        {notDone?.reason === 'entry-not-found' && (
          <StaleNotice title={words.gone} body={words.goneNow} onReload={() => void readAgain()} />
        )}
        {entry && entry.recurrence !== 'once' && (
          <ScopeChoice legend={words.scope} day={day} value={values.scope} onChange={choose} />
        )}
        <TextField label={words.text} required={t.common.states.required} maxLength={longestText} {...field('text')} />
        <div className={css.fields}>
          <SelectField label={words.product} options={options} {...field('itemNumber')} />
          {values.itemNumber === '' && areas.length > 1 && (
            <SelectField
              label={words.area}
              options={areas.map((area) => ({ value: area, label: t.therapyAreas.names[area] }))}
              {...field('therapyArea')}
            />
          )}
        </div>
        <div className={css.fields}>
          <DayField
            label={repeats ? words.firstDay : words.day}
            required={t.common.states.required}
            first={today}
            {...field('start')}
          />
          <TextField label={words.time} help={words.timeHelp} autoComplete="off" {...field('timeOfDay')} />
        </div>
        {!oneDay && (
          <div className={css.fields}>
            <SelectField
              label={words.recurrence}
              options={recurrences.map((value) => ({ value, label: words.recurrences[value] }))}
              {...field('recurrence')}
            />
            {values.recurrence !== 'once' && (
              <>
                <TextField
                  label={words.interval}
                  help={words.intervalHelp[values.recurrence]}
                  numeric="whole"
                  {...field('interval')}
                />
                <DayField label={words.end} help={words.endHelp} first={today} {...field('end')} />
              </>
            )}
          </div>
        )}
        <details className={css.parts} open={(entry?.periods.length ?? 0) > 0}>
          <summary>{words.periods}</summary>
          <div className={css.fields}>
            {partsOfDay.map((part) => (
              <TextField key={part} label={words.period[part]} maxLength={longestDescription} {...field(part)} />
            ))}
          </div>
        </details>
        {entry?.by && (
          <p className="o-small">{words.by({ name: authorName(entry.by, t), time: f.dateTime(entry.on) })}</p>
        )}
      </Form>
      {entry && <EntryHistory calendarEntryId={entry.calendarEntryId} />}
    </ActionDialog>
  )
}

import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { DiaryView, SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { endDiary } from '@omsorg/contract/investigations/diary/end-diary.ts'
import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { leastHours } from '@omsorg/domain/investigations/diary/entry.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState, type ReactNode } from 'react'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { lowerEdge, Page } from '../../../ui/layout/Page.tsx'
import { newInvestigationPath } from '../investigation/investigation-address.ts'
import { AveragesOf } from './AveragesOf.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangeList } from './ChangeList.tsx'
import { DiaryCurve } from './DiaryCurve.tsx'
import { SendingBand } from './SendingBand.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { ProgressRing } from '../../../ui/supply/ProgressRing.tsx'
import { spansOf, volumeOfShown } from './spans.ts'
import { Starting } from './Starting.tsx'
import { useWaiting } from './use-waiting.ts'
import { shownChanges, type ShownChange } from './waiting.ts'
import { classes } from '../../../ui/theme/classes.ts'
import css from './Diary.module.css'

interface OpenDiaryProps {
  readonly breadcrumb: ReactNode
  readonly answer: AnswerOf<typeof readDiary>
  readonly diary: DiaryView
}

/** A diary that goes on, or the last one: what was written down, the next change, and its end. */
export function OpenDiary({ breadcrumb, answer, diary }: OpenDiaryProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.diary
  const { careRecipientId, products, can } = answer
  const here = useWaiting(diary.diaryId)
  const [form, setForm] = useState<'new' | ShownChange | null>(null)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<ShownChange | null>(null)
  const changes = shownChanges(diary.entries, here.waiting.entries)
  const isOpen = diary.endedOn === null
  const writes = can.write.allowed && isOpen
  const waits = here.waiting.entries.length > 0
  const hours = diary.hoursMeasured

  async function put(entry: SentEntry, sentence: string): Promise<void> {
    setForm(null)
    setRemoved(null)
    setSaid(sentence)
    await here.put(entry)
  }
  async function remove(change: ShownChange): Promise<void> {
    await put(versionOf(change, { removed: true }), words.removed)
    setRemoved(change)
  }
  const versionOf = (
    { waits: _waits, writtenBy: _writtenBy, ...change }: ShownChange,
    more: Partial<SentEntry>,
  ): SentEntry => ({
    ...change,
    removed: false,
    ...more,
    changedOn: new Date().toISOString(),
  })

  return (
    <Page
      breadcrumb={breadcrumb}
      title={words.title}
      lead={
        <span className={css.progress}>
          {isOpen && <ProgressRing done={hours} of={diary.plannedHours} />}
          <span>{`${hours >= diary.plannedHours ? words.done({ hours }) : words.progress({ hours, of: diary.plannedHours })}. ${words.counted({ count: changes.length })}.`}</span>
        </span>
      }
    >
      <SignOutQuestion waits={waits} />
      <SendingBand here={here} />
      <p className={css.said} role="status">
        {isOpen && !removed && said}
      </p>
      {removed && isOpen && (
        <Notice
          tone="quiet"
          title={words.removed}
          spoken
          actions={
            <Button size="small" onClick={() => void put(versionOf(removed, {}), words.broughtBack)}>
              {t.common.actions.undo}
            </Button>
          }
        >
          {words.removedChange({ time: f.time(removed.at), volume: f.number(volumeOfShown(removed)) })}
        </Notice>
      )}
      {can.write.reason && <Notice tone="info">{t.investigations.list.readOnly[can.write.reason]}</Notice>}
      {diary.endedOn !== null && (
        <Notice tone="fresh" title={words.ended({ date: f.dateOf(diary.endedOn) })}>
          {diary.endReason || words.endedNext}
        </Notice>
      )}
      {form !== null ? (
        <ChangeForm
          key={form === 'new' ? 'new' : form.entryId}
          products={products}
          changes={changes}
          changed={form === 'new' ? null : form}
          startedOn={diary.startedOn}
          onSave={(entry) => void put(entry, words.savedHere)}
          onCancel={() => setForm(null)}
        />
      ) : (
        writes && (
          <div className={classes(lowerEdge, css.newChange)}>
            <Button variant="primary" wide icon={<IconPlus />} onClick={() => setForm('new')}>
              {words.newChange}
            </Button>
          </div>
        )
      )}
      <div className={css.parts}>
        <CurveCard startedOn={diary.startedOn} changes={changes} />
        <Card title={words.averages} padded>
          {diary.averages ? <AveragesOf averages={diary.averages} /> : <p>{words.notAllParts}</p>}
        </Card>
        {changes.length > 0 && (
          <ChangeList
            changes={changes}
            refused={here.waiting.refused}
            writes={writes}
            onOpen={setForm}
            onRemove={(change) => void remove(change)}
            onApart={(change) => void put(versionOf(change, { apart: true }), words.savedHere)}
          />
        )}
        {writes && <Ending diary={diary} waits={waits} />}
        {!isOpen && can.write.allowed && (
          <div className={css.afterwards}>
            <RouteButton variant="primary" to={newInvestigationPath({ careRecipientId, therapyArea: 'Incontinence' })}>
              {words.toInvestigation}
            </RouteButton>
            <Starting careRecipientId={careRecipientId} again />
          </div>
        )}
      </div>
    </Page>
  )
}

/** The curve, or the same as rows. */
function CurveCard({ startedOn, changes }: { readonly startedOn: string; readonly changes: readonly ShownChange[] }) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.diary
  const [asTable, setAsTable] = useState(false)
  const spans = spansOf(startedOn, changes)
  const time = (at: number) => f.time(new Date(at).toISOString())
  return (
    <Card
      title={words.curve}
      padded
      aside={
        <Button variant="text" size="compact" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t.common.actions.showAsChart : words.table}
        </Button>
      }
    >
      {asTable ? (
        <ul className={css.rows}>
          {spans.map(({ entryId, volume, from, to }) => (
            <li key={entryId}>{words.curveOf({ volume: f.number(volume), from: time(from), to: time(to) })}</li>
          ))}
        </ul>
      ) : (
        <DiaryCurve spans={spans} />
      )}
    </Card>
  )
}

/** Ends it; before 48 hours with a reason. What waits is sent first. */
function Ending({ diary, waits }: { readonly diary: DiaryView; readonly waits: boolean }) {
  const [t] = useTextsAndFormat()
  const words = t.investigations.diary
  const [asks, setAsks] = useState(false)
  const { diaryId, hoursMeasured } = diary
  const end = useAction(endDiary, { outdates: [readDiary] })
  const isEarly = hoursMeasured < leastHours
  return (
    <>
      <Button
        wide
        busy={end.busy}
        reason={waits ? words.leaveQuestion : undefined}
        onClick={() => (isEarly ? setAsks(true) : void end.run({ input: { diaryId } }))}
      >
        {isEarly ? words.endEarly : words.end}
      </Button>
      {asks && <EndDialog diaryId={diaryId} onClose={() => setAsks(false)} />}
    </>
  )
}

function EndDialog({ diaryId, onClose }: { readonly diaryId: number; readonly onClose: () => void }) {
  const [t] = useTextsAndFormat()
  const words = t.investigations.diary
  const form = useForm(endDiary, {
    id: 'end-diary',
    initial: { reason: '' },
    toSend: ({ reason }) => ({ input: { diaryId, reason } }),
    rules: ({ reason }) => (reason.trim() === '' ? [{ at: 'reason', text: t.validation.required }] : []),
    outdates: [readDiary],
  })
  return (
    <FormDialog form={form} title={words.endQuestion} action={words.end} onClose={onClose}>
      <p>{words.endBody}</p>
      <TextAreaField label={words.reason} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}

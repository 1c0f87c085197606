import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { changeStatus } from '@omsorg/contract/investigations/investigation/change-status.ts'
import { listInvestigations } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import { readInvestigation } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { go, openAddress, RouteLink } from '../../../platform/routing/navigation.tsx'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns, StickySide } from '../../../ui/layout/Columns.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { PersonBreadcrumb } from '../../care-recipients/index.ts'
import { missingIn, noAnswers, valuesOf, type AnswerValues } from './answers.ts'
import { DiaryCard } from './DiaryCard.tsx'
import { EarlierCard } from './EarlierCard.tsx'
import { investigationPath } from './investigation-address.ts'
import { LeakagePart } from './LeakagePart.tsx'
import { LifePart } from './LifePart.tsx'
import { leadOf, type InvestigationPageProps } from './page-parts.ts'
import { ReadyCard } from './ReadyCard.tsx'
import { SizePart } from './SizePart.tsx'
import { useFillingIn } from './use-filling-in.ts'
import css from './Investigation.module.css'

interface InvestigationFormProps extends InvestigationPageProps {
  readonly onReload: () => void
}

/** An investigation while it goes on: saved as it is filled in, interrupted without a question, completed as a whole. */
export function InvestigationForm({ person, therapyArea, title, earlier, stored, onReload }: InvestigationFormProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations
  const { careRecipientId } = person
  const whose = { careRecipientId, therapyArea }
  const isIncontinence = therapyArea === 'Incontinence'
  const today = f.dateOf(new Date().toISOString())
  const filling = useFillingIn(whose, stored, {
    values: stored ? valuesOf(stored.answers) : noAnswers,
    validFrom: stored?.validFrom ?? today,
    validTo: stored?.validTo ?? aYearAfter(today),
  })
  const diary = useAnswer(readDiary, { params: { careRecipientId } }, { silent: true, enabled: isIncontinence })
  const status = useAction(changeStatus, { outdates: [listInvestigations, readInvestigation] })
  const [asks, setAsks] = useState(false)
  const [before, setBefore] = useState<AnswerValues | null>(null)
  const { filled, halted } = filling
  const { values } = filled
  const change = (part: Partial<AnswerValues>) => filling.change({ values: { ...values, ...part } })
  const days = { validFrom: readDay(filled.validFrom), validTo: readDay(filled.validTo) }
  const missing = missingIn(values, days, isIncontinence)
  const averages = diary.data?.diary?.averages ?? null

  /** All parts and their sum at once, and back again until something else is typed. */
  function take(): void {
    const found = diary.data?.diary
    if (!averages || !found) return
    setBefore(values)
    const { volumes, changes } = averages
    const texts = (of: typeof volumes) => ({ day: `${of.day}`, evening: `${of.evening}`, night: `${of.night}` })
    change({
      leakage: texts(volumes),
      total: String(averages.total),
      changes: texts(changes),
      fromDiary: found.diaryId,
    })
  }

  async function finish(): Promise<void> {
    const investigationId = await filling.complete(isIncontinence)
    setAsks(false)
    if (investigationId === null) return
    if (isIncontinence) await go('ProductSelectionGuided', { investigationId })
    else await openAddress(investigationPath(whose, investigationId))
  }

  async function interrupt(): Promise<void> {
    const { investigationId } = filling.standing.current
    if (investigationId === null) return
    const done = await status.run({ input: { investigationId, status: 'interrupted' } })
    if (done?.ok) await go('CareRecipientInvestigationHistory', { careRecipientId })
  }

  // A form that was left and opened anew: what was begun in it goes on where it stands.
  const running = stored === null && filling.savedOn === null ? earlier.find(isRunning) : undefined
  const another = halted?.why === 'another' ? halted.investigationId : (running?.investigationId ?? null)
  const replaced = earlier.find((each) => each.status === 'active') ?? null
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={person} here={title} />}
      title={title}
      lead={leadOf(stored, t, f)}
      aside={
        <>
          <Badge tone="info">{t.statuses.investigation['in-progress']}</Badge>
          {(stored !== null || filling.savedOn !== null) && (
            <Button icon={<IconPlayerPause />} busy={status.busy} onClick={() => void interrupt()}>
              {words.page.interrupt}
            </Button>
          )}
        </>
      }
    >
      {(halted?.why === 'stale' || another !== null) && (
        <div className={css.notices}>
          {halted?.why === 'stale' && (
            <StaleNotice
              title={
                halted.by
                  ? words.page.stale({ name: authorName(halted.by, t), time: f.time(halted.on) })
                  : words.page.staleUnknown
              }
              body={words.page.staleNext}
              onReload={onReload}
            />
          )}
          {another !== null && (
            <Notice
              tone={running ? 'info' : 'error'}
              title={words.page.another}
              spoken
              actions={<RouteLink to={investigationPath(whose, another)}>{words.page.openIt}</RouteLink>}
            />
          )}
        </div>
      )}
      <div className={columns}>
        <div className="o-stack">
          {isIncontinence && (
            <>
              <LeakagePart
                values={values}
                begins={diary.data?.begins}
                onChange={(part) => {
                  setBefore(null)
                  change(part)
                }}
                onUndo={before ? () => (change(before), setBefore(null)) : null}
              />
              <LifePart values={values} onChange={change} />
              <SizePart values={values} onChange={change} products={diary.data?.products ?? []} />
            </>
          )}
          <Card title={words.valid.title} padded>
            <div className={css.fields}>
              <DayField
                id="valid-from"
                label={words.valid.from}
                value={filled.validFrom}
                onChange={({ target }) => filling.change({ validFrom: target.value })}
              />
              <DayField
                id="valid-to"
                label={words.valid.to}
                value={filled.validTo}
                error={
                  days.validFrom && days.validTo && days.validTo < days.validFrom
                    ? t.investigations.valid.endsBefore
                    : undefined
                }
                onChange={({ target }) => filling.change({ validTo: target.value })}
              />
            </div>
          </Card>
          <Card title={words.page.note} padded>
            <TextAreaField
              label={words.page.note}
              labelHidden
              value={values.note}
              maxLength={500}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
          </Card>
        </div>
        <StickySide>
          <div className="o-stack">
            <ReadyCard
              missing={missing}
              savedOn={filling.savedOn}
              notSaved={halted?.why === 'not-saved'}
              isIncontinence={isIncontinence}
              busy={filling.busy}
              onComplete={() => (replaced ? setAsks(true) : void finish())}
              held={filling.isHeld}
            />
            {isIncontinence && diary.data && (
              <DiaryCard careRecipientId={careRecipientId} diary={diary.data.diary} onTake={averages ? take : null} />
            )}
            {earlier.length > 0 && <EarlierCard whose={whose} rows={earlier} />}
          </div>
        </StickySide>
      </div>
      {asks && replaced && (
        <ActionDialog
          title={words.ready.question}
          action={words.ready.completeOnly}
          busy={filling.busy}
          onAction={finish}
          onClose={() => setAsks(false)}
        >
          <p>{words.ready.replaces({ date: replaced.validFrom })}</p>
        </ActionDialog>
      )}
    </Page>
  )
}

const isRunning = ({ status }: InvestigationPageProps['earlier'][number]) => status === 'in-progress'

/** The day before the same one a year later. */
function aYearAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

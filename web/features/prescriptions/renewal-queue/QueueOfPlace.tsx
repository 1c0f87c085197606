import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useMemo, useRef, useState } from 'react'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ConfirmQuestion } from './ConfirmQuestion.tsx'
import { type Shown, QueueFilters } from './QueueFilters.tsx'
import { QueueKeys } from './QueueKeys.tsx'
import { QueueResult } from './QueueResult.tsx'
import { QueueSummary } from './QueueSummary.tsx'
import { type QueueHandle, QueueTable } from './QueueTable.tsx'
import { RenewalTabs } from './RenewalTabs.tsx'
import css from './Queue.module.css'
import { answersToSend, carriedOut, inOrder, type Pass, plainRows, renewedAll, stateOf, undone } from './queue-pass.ts'
import { type Confirmed, useConfirming } from './use-confirming.ts'
import { usePass } from './use-pass.ts'

interface QueueOfPlaceProps {
  readonly queue: AnswerOf<typeof readRenewalQueue>
  readonly readAgain: () => Promise<unknown>
}

const begin: Shown = { withinDays: 60, order: 'room', q: '', onlyOpen: false }

/** The queue with everything that is answered to it. */
export function QueueOfPlace({ queue, readAgain }: QueueOfPlaceProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.renewalQueue
  const kept = usePass(queue)
  const { pass } = kept
  const [shown, setShown] = useState(begin)
  const [start, setStart] = useState<'after-end' | 'today'>('after-end')
  const [asks, setAsks] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [result, setResult] = useState<{ confirmed: Confirmed; rows: readonly QueueRow[] } | null>(null)
  const { confirm, sent } = useConfirming()
  const table = useRef<QueueHandle>(null)
  const collator = useCollator()
  const inTime = queue.rows.filter((row) => row.daysLeft < shown.withinDays)
  const rows = useShown(inTime, shown, pass, collator)
  const plain = plainRows(rows, pass)
  const before = Temporal.PlainDate.from(queue.today).add({ days: shown.withinDays }).toString()
  const toSend = answersToSend(inTime, pass)

  function change(next: Pass, sentence: string | null = null): void {
    kept.change(next)
    setSaid(sentence)
    setResult(null)
  }

  async function carryOut(): Promise<void> {
    setAsks(false)
    await kept.pause()
    const confirmed = await confirm(toSend, start)
    const done = confirmed.outcomes.filter(({ outcome }) => outcome !== 'refused').map((each) => each.prescriptionRowId)
    kept.goOn()
    kept.change(carriedOut(pass, new Set(done)))
    setSaid(null)
    setResult({ confirmed, rows: queue.rows })
    await readAgain()
  }

  return (
    <Page title={words.title({ count: inTime.length, date: f.date(before) })} lead={words.lead}>
      <RenewalTabs current="RenewalQueue" />
      {result && (
        <div className={css.result}>
          <QueueResult {...result} />
        </div>
      )}
      {queue.rows.length === 0 ? (
        <Card label={words.tab} padded>
          <Empty title={words.title({ count: 0, date: f.date(before) })}>{words.emptyBody}</Empty>
        </Card>
      ) : (
        <div className={css.layout}>
          <div>
            <Card label={words.caption}>
              <QueueFilters shown={shown} rows={queue.rows} onChange={(part) => setShown({ ...shown, ...part })} />
              {queue.hasMore && <Notice tone="soon">{words.hasMore}</Notice>}
              <div className={css.band} role="status">
                {said ? (
                  <>
                    <span>{said}</span>
                    <Button variant="text" size="small" onClick={() => change(undone(pass), words.undone)}>
                      {t.common.actions.undo}
                    </Button>
                  </>
                ) : (
                  plain.length > 0 && (
                    <Button
                      variant="text"
                      size="compact"
                      onClick={() => change(renewedAll(pass, plain), words.plainDone({ count: plain.length }))}
                    >
                      {words.plain({ count: plain.length })}
                    </Button>
                  )
                )}
              </div>
              {rows.length > 0 ? (
                <QueueTable
                  ref={table}
                  rows={rows}
                  pass={pass}
                  onChange={change}
                  onUndo={() => change(undone(pass), pass.former.length > 0 ? words.undone : null)}
                  onConfirm={() => toSend.length > 0 && setAsks(true)}
                />
              ) : (
                <NothingFound
                  term={shown.q}
                  title={words.noMatch}
                  onClearTerm={() => setShown({ ...shown, q: '' })}
                  onClearFilters={shown.onlyOpen ? () => setShown({ ...shown, onlyOpen: false }) : undefined}
                />
              )}
            </Card>
            <QueueKeys />
          </div>
          <QueueSummary
            rows={inTime}
            pass={pass}
            keptOn={kept.keptOn}
            start={start}
            sent={sent}
            canConfirm={toSend.length > 0}
            onStart={setStart}
            onConfirm={() => setAsks(true)}
            onNextOpen={() => {
              const next = rows.find((row) => stateOf(row, pass) === 'open')
              if (next) table.current?.goTo(next.prescriptionRowId)
            }}
          />
        </div>
      )}
      {asks && (
        <ConfirmQuestion
          rows={inTime}
          pass={pass}
          start={start}
          onConfirm={() => void carryOut()}
          onClose={() => setAsks(false)}
        />
      )}
    </Page>
  )
}

function useCollator(): Intl.Collator {
  const { language } = useLanguage()
  return useMemo(() => new Intl.Collator(cultureOf(language), { numeric: true }), [language])
}

/** The rows that are looked at, in their order. A row that was just answered stays until another filter is chosen. */
function useShown(rows: readonly QueueRow[], shown: Shown, pass: Pass, collator: Intl.Collator): readonly QueueRow[] {
  const opened = useRef<{ readonly of: boolean; readonly ids: ReadonlySet<number> }>({ of: false, ids: new Set() })
  if (shown.onlyOpen !== opened.current.of) {
    const open = rows.filter((row) => stateOf(row, pass) === 'open').map((row) => row.prescriptionRowId)
    opened.current = { of: shown.onlyOpen, ids: new Set(open) }
  }
  const term = shown.q.trim().toLocaleLowerCase()
  const matches = (row: QueueRow) =>
    term === '' ||
    [row.careRecipientName, row.room, row.product.name].some((each) => each?.toLocaleLowerCase().includes(term))
  const { ids } = opened.current
  return inOrder(
    rows.filter((row) => matches(row) && (!shown.onlyOpen || ids.has(row.prescriptionRowId))),
    shown.order,
    collator,
  )
}

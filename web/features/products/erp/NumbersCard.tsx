import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listImportClients } from '@omsorg/contract/products/import/list-import-clients.ts'
import { applyClientNumbers } from '@omsorg/contract/products/sync/apply-client-numbers.ts'
import { compareClientNumbers } from '@omsorg/contract/products/sync/compare-client-numbers.ts'
import { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import IconArrowsDiff from '@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './Erp.module.css'
import { DifferenceTable } from './DifferenceTable.tsx'
import { type Difference, keyOf, offered, proposed } from './differences.ts'

type Comparison = AnswerOf<typeof compareClientNumbers>
interface Fetched extends Comparison {
  /** When the ERP was asked, ISO 8601. */
  readonly fetchedAt: string
}

/** The customer numbers of one client beside those of the ERP, and what of it is taken over (O-2-104). */
export function NumbersCard() {
  const [t, format] = useTextsAndFormat()
  const words = t.erpNumbers
  const mayChange = useSessionUser()?.permissions.includes('CustomerNumberWrite') ?? false
  const clients = useAnswer(listImportClients, {}, { keepFormer: true, enabled: mayChange }).data?.clients ?? []
  const [clientId, setClientId] = useState<string | null>(null)
  const [comparison, setComparison] = useState<Fetched | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const comparing = useAction(compareClientNumbers, {
    outdates: [readErpFeeds],
    resolves: ['client-not-found', 'customer-unknown', 'erp-unavailable'],
  })
  const applying = useAction(applyClientNumbers, {
    outdates: [readErpFeeds],
    resolves: ['client-not-found', 'customer-unknown', 'erp-unavailable', 'number-in-use', 'stale'],
  })

  function show(next: Comparison): void {
    setComparison({ ...next, fetchedAt: Temporal.Now.instant().toString() })
    setChosen(new Set(next.differences.filter(proposed).map(keyOf)))
  }
  async function compare(): Promise<void> {
    if (clientId === null) return
    applying.reset()
    const result = await comparing.run({ input: { clientId } })
    if (result?.ok) show(result.value)
  }
  async function apply(rows: readonly Difference[]): Promise<void> {
    if (!comparison) return
    const result = await applying.run({
      input: {
        clientId: comparison.clientId,
        rowVersion: comparison.rowVersion,
        chosen: rows.flatMap(({ number, carePlaceId, state, fields }) =>
          state === 'equal'
            ? []
            : [{ number, carePlaceId, state, fields: fields.map(({ field, inErp }) => ({ field, inErp })) }],
        ),
      },
    })
    if (!result) return
    setAsked(false)
    if (!result.ok) return
    show(result.value.comparison)
    messages.announce({ kind: 'toast', tone: 'success', text: words.done(result.value) })
  }

  const picked = comparison?.differences.filter((each) => chosen.has(keyOf(each))) ?? []
  const count = (state: Difference['state']) => picked.filter((each) => each.state === state).length
  const notDone = comparing.notDone ?? applying.notDone
  const saidNo = {
    'client-not-found': words.clientGone,
    'customer-unknown': words.unknown,
    'erp-unavailable': words.unavailable,
    'number-in-use': words.inUse,
    stale: words.stale,
  }
  const differing = comparison ? comparison.differences.filter(({ state }) => state !== 'equal') : []
  return (
    <Card title={words.title} note={words.note}>
      <div className={css.choice}>
        <SearchSelect
          label={words.client}
          options={clients.map(({ clientId: id, name }) => ({ value: id, label: name }))}
          value={clientId}
          placeholder={words.chooseClient}
          nothingFound={words.nothingFound}
          onChange={(id) => {
            setClientId(id)
            setComparison(null)
            comparing.reset()
            applying.reset()
          }}
        />
        <Button
          icon={<IconArrowsDiff />}
          busy={comparing.busy}
          reason={mayChange ? (clientId === null ? words.chooseFirst : undefined) : words.noRight}
          onClick={() => void compare()}
        >
          {words.compare}
        </Button>
      </div>
      {notDone && notDone.reason in saidNo && (
        <div className={css.below}>
          <Notice tone="error" spoken>
            {saidNo[notDone.reason as keyof typeof saidNo]}
          </Notice>
        </div>
      )}
      {comparison && (
        <>
          <div className={css.below} role="status">
            <p className="o-second">{words.fetchedOn({ at: format.dateTime(comparison.fetchedAt) })}</p>
            {differing.length === 0 && (
              <p>{comparison.counts.equal === 0 ? words.none : words.allEqual({ count: comparison.counts.equal })}</p>
            )}
          </div>
          {differing.length > 0 && (
            <>
              <DifferenceTable comparison={comparison} chosen={chosen} onChoose={setChosen} />
              <div className={css.foot}>
                <p role="status">
                  {words.chosen({
                    chosen: picked.length,
                    of: differing.length,
                    changed: count('changed'),
                    added: count('new'),
                    removed: count('deleted'),
                  })}
                </p>
                <span className="o-row-8">
                  <Button
                    variant="text"
                    onClick={() =>
                      setChosen(new Set(picked.length > 0 ? [] : comparison.differences.filter(offered).map(keyOf)))
                    }
                  >
                    {picked.length > 0 ? words.clear : words.chooseAll}
                  </Button>
                  <Button
                    variant="primary"
                    reason={picked.length === 0 ? words.chooseSome : undefined}
                    onClick={() => setAsked(true)}
                  >
                    {words.carryOut({ count: picked.length })}
                  </Button>
                </span>
              </div>
            </>
          )}
        </>
      )}
      {isAsked && (
        <ActionDialog
          title={words.question({ count: picked.length })}
          action={words.carryOut({ count: picked.length })}
          busy={applying.busy}
          onAction={() => apply(picked)}
          onClose={() => setAsked(false)}
        >
          <p>
            {words.chosen({
              chosen: picked.length,
              of: differing.length,
              changed: count('changed'),
              added: count('new'),
              removed: count('deleted'),
            })}
          </p>
          <p>{words.body}</p>
        </ActionDialog>
      )}
    </Card>
  )
}

import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { applyInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/apply-invoice-areas.ts'
import { compareInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/compare-invoice-areas.ts'
import { listInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import { listImportClients } from '@omsorg/contract/products/import/list-import-clients.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
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
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { type Area, AreaTable } from './AreaTable.tsx'
import css from './Erp.module.css'

type Comparison = AnswerOf<typeof compareInvoiceAreas>
interface Fetched extends Comparison {
  /** When the ERP was asked, ISO 8601. */
  readonly fetchedAt: string
}

const differs = ({ state }: Area) => state !== 'equal'

/** The invoice areas of one customer number as the ERP has them, and which of them are stored (O-2-101). */
export function AreasCard() {
  const [t, format] = useTextsAndFormat()
  const { erpAreas: words, erpNumbers } = t
  const mayChange = useSessionUser()?.permissions.includes('InvoiceAreaWrite') ?? false
  const clients = useAnswer(listImportClients, {}, { keepFormer: true, enabled: mayChange }).data?.clients ?? []
  const [clientId, setClientId] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [comparison, setComparison] = useState<Fetched | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const resolves = ['client-not-found', 'number-not-found', 'number-unknown', 'erp-unavailable'] as const
  const fetching = useAction(compareInvoiceAreas, { resolves: [...resolves] })
  const applying = useAction(applyInvoiceAreas, { outdates: [listInvoiceAreas], resolves: [...resolves, 'stale'] })
  const customerNumber = number.trim()
  const isReady = clientId !== null && customerNumber !== ''

  function show(next: Comparison): void {
    setComparison({ ...next, fetchedAt: Temporal.Now.instant().toString() })
    setChosen(new Set(next.areas.filter(differs).map(({ code }) => code)))
  }
  /** What was fetched is of another question. */
  function forget(): void {
    setComparison(null)
    fetching.reset()
    applying.reset()
  }
  async function fetchAreas(): Promise<void> {
    if (clientId === null) return
    forget()
    const result = await fetching.run({ input: { clientId, customerNumber } })
    if (result?.ok) show(result.value)
  }
  async function store(areas: readonly Area[]): Promise<void> {
    if (!comparison) return
    const result = await applying.run({
      input: {
        clientId: comparison.clientId,
        customerNumber: comparison.customerNumber,
        chosen: areas.flatMap(({ code, state, inErp }) =>
          state === 'equal' ? [] : [{ code, state, name: inErp?.name ?? null }],
        ),
      },
    })
    if (!result) return
    setAsked(false)
    if (!result.ok) return
    show(result.value.comparison)
    messages.announce({ kind: 'toast', tone: 'success', text: words.done(result.value) })
  }

  const differing = comparison?.areas.filter(differs) ?? []
  const picked = differing.filter(({ code }) => chosen.has(code))
  const notDone = fetching.notDone ?? applying.notDone
  const saidNo = {
    'client-not-found': words.clientGone,
    'number-not-found': words.numberMissing,
    'number-unknown': words.numberUnknown,
    'erp-unavailable': words.unavailable,
    stale: words.stale,
  }
  return (
    <Card title={words.title} note={words.note}>
      <div className={css.choice}>
        <SearchSelect
          label={erpNumbers.client}
          options={clients.map(({ clientId: id, name }) => ({ value: id, label: name }))}
          value={clientId}
          placeholder={erpNumbers.chooseClient}
          nothingFound={erpNumbers.nothingFound}
          onChange={(id) => {
            setClientId(id)
            forget()
          }}
        />
        <TextField
          label={words.number}
          maxLength={40}
          value={number}
          onChange={({ target }) => {
            setNumber(target.value)
            forget()
          }}
        />
        <Button
          icon={<IconDownload />}
          busy={fetching.busy}
          reason={mayChange ? (isReady ? undefined : words.chooseFirst) : words.noRight}
          onClick={() => void fetchAreas()}
        >
          {words.fetch}
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
        <div className={css.below} role="status">
          <p className="o-second">{words.fetchedOn({ at: format.dateTime(comparison.fetchedAt) })}</p>
          {differing.length === 0 && (
            <p>{comparison.areas.length === 0 ? words.none : words.allEqual({ count: comparison.areas.length })}</p>
          )}
        </div>
      )}
      {comparison && differing.length > 0 && (
        <>
          <AreaTable areas={comparison.areas} chosen={chosen} onChoose={setChosen} />
          <div className={css.foot}>
            <span className="o-row-8">
              <Button
                variant="text"
                onClick={() => setChosen(new Set(picked.length > 0 ? [] : differing.map(({ code }) => code)))}
              >
                {picked.length > 0 ? words.clear : words.chooseAll}
              </Button>
              <Button
                variant="primary"
                reason={picked.length === 0 ? words.chooseSome : undefined}
                onClick={() => setAsked(true)}
              >
                {words.store({ count: picked.length })}
              </Button>
            </span>
          </div>
        </>
      )}
      {isAsked && (
        <ActionDialog
          title={words.question({ count: picked.length })}
          action={words.store({ count: picked.length })}
          busy={applying.busy}
          onAction={() => store(picked)}
          onClose={() => setAsked(false)}
        >
          <p>{words.body}</p>
        </ActionDialog>
      )}
    </Card>
  )
}

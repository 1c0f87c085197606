import { takeAlong } from '@omsorg/contract/organisation-import/client/take-along.ts'
import { listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { readFeatures } from '@omsorg/contract/organisation/feature/read-features.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { readPatientExtraFee } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { readPatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { readClientAvailability } from '@omsorg/contract/products/availability/read-client-availability.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { type PartToTake, partsToTake, type Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from '../customer-number/CustomerNumbers.module.css'

const outdates = [
  readAvailableRoles,
  readClientAvailability,
  readPatientExtraFee,
  readPatientFeeSettings,
  readFeatures,
  readProviderSettings,
  listChanges,
]
const tones = { taken: 'fresh', nothing: 'quiet', failed: 'error' } as const

interface TakeAlongProps {
  /** The client that is being made. */
  readonly clientId: string
  /** What stands on the page has been saved anew. */
  readonly onTaken: () => void
}

/** What a new client takes along from another one of its market, each by a tick of its own; saved at once, and changed in its step. */
export function TakeAlong({ clientId, onTaken }: TakeAlongProps) {
  const t = useAllTexts()
  const words = t.organisationClients.takeAlong
  const answer = useAnswer(listRootClients, { query: {} }, { silent: true })
  const { run, busy } = useAction(takeAlong, { outdates })
  const [from, setFrom] = useState<string | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<PartToTake>>(new Set(partsToTake))
  const [came, setCame] = useState<ReadonlyMap<PartToTake, Taking>>(new Map())
  const clients = answer.data?.clients ?? []
  const market = clients.find(({ id }) => id === clientId)?.marketAreaCode
  const others = clients.filter(({ id, marketAreaCode }) => id !== clientId && marketAreaCode === market)
  if (others.length === 0) return null

  async function take(fromClientId: string): Promise<void> {
    const parts = partsToTake.filter((part) => ticked.has(part))
    const result = await run({ params: { clientId }, input: { fromClientId, parts } })
    if (!result?.ok) return
    setCame(new Map(result.value.parts.map(({ part, came: how }) => [part, how])))
    onTaken()
  }

  return (
    <Card title={words.title} padded="stack">
      <p className="o-second">{words.lead}</p>
      <SearchSelect
        label={words.from}
        placeholder={t.organisation.settings.startFrom.choose}
        nothingFound={t.common.empty.filteredAway}
        value={from}
        onChange={(id) => {
          setFrom(id)
          setCame(new Map())
        }}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <fieldset className={css.areas}>
        <legend>{words.what}</legend>
        {partsToTake.map((part) => {
          const result = came.get(part)
          return (
            <CheckboxField
              key={part}
              label={
                <>
                  {words.parts[part]} {result && <Badge tone={tones[result]}>{words.came[result]}</Badge>}
                </>
              }
              help={words.limits[part]}
              checked={ticked.has(part)}
              onChange={() => setTicked(ticked.symmetricDifference(new Set([part])))}
            />
          )
        })}
      </fieldset>
      <div>
        <Button
          busy={busy}
          reason={from === null ? words.chooseFirst : ticked.size === 0 ? words.tickFirst : undefined}
          onClick={() => void (from !== null && take(from))}
        >
          {words.take}
        </Button>
      </div>
      <p className="o-second" role="status">
        {!busy && came.size > 0 && words.done}
      </p>
    </Card>
  )
}

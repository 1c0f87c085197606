import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from '../customer-number/CustomerNumbers.module.css'
import { partsToTake, type PartToTake, type Taken, useTakeAlong } from './use-take-along.ts'

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
  const answer = useAnswer(listRootClients, {}, { silent: true })
  const take = useTakeAlong(clientId)
  const [from, setFrom] = useState<string | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<PartToTake>>(new Set(partsToTake))
  const [came, setCame] = useState<ReadonlyMap<PartToTake, Taken>>(new Map())
  const [busy, setBusy] = useState(false)
  const clients = answer.data?.clients ?? []
  const market = clients.find(({ id }) => id === clientId)?.marketAreaCode
  const others = clients.filter(({ id, marketAreaCode }) => id !== clientId && marketAreaCode === market)
  if (others.length === 0) return null

  async function run(other: string): Promise<void> {
    setBusy(true)
    const results = new Map<PartToTake, Taken>()
    for (const part of partsToTake) {
      if (!ticked.has(part)) continue
      results.set(part, await take(part, other))
      setCame(new Map(results))
    }
    setBusy(false)
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
          onClick={() => void (from !== null && run(from))}
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

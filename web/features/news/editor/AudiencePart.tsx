import { countReaders } from '@omsorg/contract/news/audience/count-readers.ts'
import { readAudience } from '@omsorg/contract/news/audience/read-audience.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Chip } from '../../../ui/action/Chip.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { PartProps } from './TextPart.tsx'
import css from './Editor.module.css'
import type { Draft } from './draft.ts'

/** Whom the draft would reach, counted by the server at each change. */
export function useReaders({ clientId, market, careUnits, roles }: Draft) {
  const careUnitIds = careUnits.map(({ id }) => id)
  const asked = { clientId, market: clientId === null ? market : null, careUnitIds, roles: [...roles] }
  return useAnswer(countReaders, { input: asked }, { silent: true, keepFormer: true })
}

/** Whom it is for: a client, its care units, roles. Empty leaves nobody out. */
export function AudiencePart({ draft, onChange }: Omit<PartProps, 'wrong'>) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const clientId = draft.clientId
  const asked = clientId === null ? {} : { clientId }
  const answer = useAnswer(readAudience, { query: asked }, { keepFormer: true })
  const { markets = [], clients = [], careUnits = [], roles = [] } = answer.data ?? {}
  const readers = useReaders(draft).data
  const roleNames: Readonly<Record<string, string>> = t.roles.names
  const nameOfRole = (role: string) => roleNames[role] ?? role
  const choosesClient = markets.length > 0
  const kept = clientId !== null && clients.every(({ id }) => id !== clientId)
  const known = kept ? [{ id: clientId, name: draft.clientName ?? '' }, ...clients] : clients
  const offeredUnits = careUnits.filter(({ id }) => draft.careUnits.every((each) => each.id !== id))
  const offeredRoles = roles.filter((role) => !draft.roles.includes(role))

  return (
    <Card title={words.audience} padded="stack">
      <div role="status" className={css.count}>
        {readers && (
          <>
            <strong>{words.readers({ count: readers.readers })}</strong>
            {readers.readers === 0 && <p>{words.nobody}</p>}
          </>
        )}
      </div>
      {choosesClient && markets.length > 1 && clientId === null && (
        <SelectField
          label={words.market}
          value={draft.market === null ? '' : String(draft.market)}
          emptyOption={words.allMarkets}
          options={markets.map((code) => ({
            value: String(code),
            label: Reflect.get(t.common.markets, code) as string,
          }))}
          onChange={(event) =>
            onChange({ market: marketCodes.find((code) => String(code) === event.target.value) ?? null })
          }
        />
      )}
      {choosesClient && (
        <SearchSelect
          label={words.client}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          value={clientId}
          placeholder={words.allClients}
          nothingFound={words.nothingFound}
          onChange={(id) =>
            onChange({ clientId: id, clientName: known.find((each) => each.id === id)?.name ?? null, careUnits: [] })
          }
        />
      )}
      {(clientId !== null || !choosesClient) && (
        <Choice
          label={words.units}
          add={words.addUnit}
          chosen={draft.careUnits}
          offered={offeredUnits}
          onAdd={(unit) => onChange({ careUnits: [...draft.careUnits, unit] })}
          onRemove={(id) => onChange({ careUnits: draft.careUnits.filter((each) => each.id !== id) })}
        />
      )}
      <Choice
        label={words.roles}
        add={words.addRole}
        chosen={draft.roles.map((role) => ({ id: role, name: nameOfRole(role) }))}
        offered={offeredRoles.map((role) => ({ id: role, name: nameOfRole(role) }))}
        onAdd={({ id }) => onChange({ roles: [...draft.roles, id] })}
        onRemove={(id) => onChange({ roles: draft.roles.filter((role) => role !== id) })}
      />
      {readers && readers.everybody > 0 && (
        <div className="o-stack-12">
          {(
            [
              [words.everybody, readers.everybody],
              ...(draft.careUnits.length > 0 ? [[words.inUnits, readers.inUnits] as const] : []),
              ...(draft.roles.length > 0 ? [[words.withRole, readers.readers] as const] : []),
            ] as const
          ).map(([label, count]) => (
            <div key={label}>
              <div className={css.share}>
                <span>{label}</span>
                <span>{format.number(count)}</span>
              </div>
              <ProgressBar label={label} done={count} of={readers.everybody} />
            </div>
          ))}
        </div>
      )}
      <p className="o-small">{words.bothMustFit}</p>
    </Card>
  )
}

interface Named {
  readonly id: string
  readonly name: string
}

interface ChoiceProps {
  readonly label: string
  readonly add: string
  readonly chosen: readonly Named[]
  readonly offered: readonly Named[]
  readonly onAdd: (one: Named) => void
  readonly onRemove: (id: string) => void
}

/** Some of many: what is chosen as chips, and a list that one types into for the next. */
function Choice({ label, add, chosen, offered, onAdd, onRemove }: ChoiceProps) {
  const { newsEditor: words } = useTextsAndFormat()[0]
  const [round, setRound] = useState(0)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) group.current?.querySelector('input')?.focus()
  }, [round])
  return (
    <div ref={group} className="o-stack-12" role="group" aria-label={label}>
      <SearchSelect
        // Chosen once, the field is empty again.
        key={round}
        waits={round > 0}
        label={label}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        placeholder={add}
        nothingFound={words.nothingFound}
        onChange={(id) => {
          const one = offered.find((each) => each.id === id)
          if (!one) return
          onAdd(one)
          setRound(round + 1)
        }}
      />
      {chosen.length > 0 && (
        <div className="o-row-8">
          {chosen.map(({ id, name }) => (
            <Chip key={id} removeLabel={words.removeOf({ name })} onRemove={() => onRemove(id)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'

interface ClientChoiceProps {
  readonly id: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (clientId: string) => void
}

/** The client of somebody whose organisation nobody knows by its name. */
export function ClientChoice({ id, value, error, onChange }: ClientChoiceProps) {
  const t = useAllTexts()
  const words = t.accountRequests.manage
  const clients = useAnswer(listRootClients, { query: {} })
  return (
    <SearchSelect
      id={id}
      label={words.client}
      required={t.common.states.required}
      placeholder={words.choose}
      nothingFound={t.common.empty.filteredAway}
      value={value || null}
      error={error}
      onChange={(chosen) => onChange(chosen ?? '')}
      options={(clients.data?.clients ?? []).map((client) => ({ value: client.id, label: client.name }))}
    />
  )
}

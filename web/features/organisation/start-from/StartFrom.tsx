import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useContext, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { WizardStepContext } from '../wizard/step-part.ts'

/** Reads what another client has; null when no answer came, which has been said. */
export type ReadOther = (clientId: string) => Promise<Settings | null>

interface StartFromProps {
  /** The client that is being made. */
  readonly clientId: string
  readonly read: ReadOther
  readonly onRead: (settings: Settings) => void
}

/** In the steps of a new client: begins with what another client of the same market has, as changes that are not saved yet. */
export function StartFrom({ clientId, read, onRead }: StartFromProps) {
  const t = useAllTexts()
  const words = t.organisation.settings.startFrom
  const isStep = useContext(WizardStepContext) !== null
  const answer = useAnswer(listRootClients, { query: {} }, { enabled: isStep, silent: true })
  const [from, setFrom] = useState<string | null>(null)
  const clients = answer.data?.clients ?? []
  const market = clients.find(({ id }) => id === clientId)?.marketAreaCode
  const others = clients.filter(({ id, marketAreaCode }) => id !== clientId && marketAreaCode === market)
  if (!isStep || others.length === 0) return null
  const name = others.find(({ id }) => id === from)?.name

  async function begin(id: string): Promise<void> {
    const settings = await read(id)
    if (!settings) return
    onRead(settings)
    setFrom(id)
  }

  return (
    <div>
      <SearchSelect
        label={words.label}
        placeholder={words.choose}
        nothingFound={t.common.empty.filteredAway}
        value={from}
        onChange={(id) => void (id && begin(id))}
        options={others.map(({ id, name: word }) => ({ value: id, label: word }))}
      />
      <p className="o-small" role="status">
        {name && words.filled({ client: name })}
      </p>
    </div>
  )
}

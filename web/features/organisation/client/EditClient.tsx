import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { updateClient } from '@omsorg/contract/organisation/client/update-client.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { mayChangeMarket } from '@omsorg/domain/organisation/client/client-fields.ts'
import { useRef, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { ClientTree } from '../tree/client-tree.ts'
import { clientErrors, clientOf, type ClientValues, valuesOf } from './client-fields.ts'
import { ClientFields } from './ClientFields.tsx'
import { DataOwnerTaken } from './DataOwnerTaken.tsx'

/** What a client is called and known by (A-2.7-05). */
export default function EditClient({ node, tree }: ActionScreenProps<'Client'>) {
  const title = useAllTexts().organisation.actionNames.EditClient
  const answer = useAnswer(readClient, { params: { clientId: node.id } }, { anew: true })
  return (
    <SettingsAnswer title={title} failed={answer.error ? answer : undefined}>
      {answer.data && <KnownClient client={answer.data} tree={tree} />}
    </SettingsAnswer>
  )
}

interface KnownClientProps {
  readonly client: AnswerOf<typeof readClient>
  readonly tree: ClientTree
}

function KnownClient({ client, tree }: KnownClientProps) {
  const t = useAllTexts()
  const { client: words } = t.organisationClients
  const { id } = client
  /** The version over which is saved: that of a later change, once it is seen. */
  const version = useRef(client.rowVersion)
  const [saved, setSaved] = useState(() => valuesOf(client))
  const form = useForm(updateClient, {
    id: 'client',
    tidy: { name: capitalisedName },
    initial: valuesOf(client),
    toSend: (values) => ({ input: { id, ...clientOf(values), rowVersion: version.current } }),
    rules: (values) => clientErrors(values, t),
    resolves: ['stale', 'data-owner-taken'],
    done: words.saved,
    outdates: [readClient, readCareUnit, readCarePlace],
  })

  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (result?.ok) take(valuesOf(result.value), result.value.rowVersion)
    return result?.ok === true
  }

  const detail = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  function take(values: ClientValues, rowVersion: number): void {
    version.current = rowVersion
    setSaved(values)
    form.fill(values)
    tree.rename(id, values.name)
  }
  return (
    <RecordForm
      title={t.organisation.actionNames.EditClient}
      typed={form.values}
      saved={saved}
      labels={{
        name: words.name,
        marketAreaCode: words.market,
        patientDataOwnerId: words.dataController,
        erpCustomerIdentifier: words.erpIdentifier,
        alias: words.alias,
      }}
      wordOf={(name, value) => (name === 'marketAreaCode' ? t.common.markets[Number(value) as MarketCode] : value)}
      theirs={detail && { ...detail, values: valuesOf(detail) }}
      busy={form.busy}
      onSave={save}
      onUndo={() => form.fill(saved)}
      onKeepMine={({ rowVersion }) => {
        version.current = rowVersion
        void save()
      }}
      onTakeTheirs={({ values, rowVersion }) => {
        take(values, rowVersion)
        form.reset()
      }}
      notice={form.notDone?.reason === 'data-owner-taken' && <DataOwnerTaken />}
    >
      <ClientFields form={form} marketKept={mayChangeMarket(client) ? undefined : words.marketKept} />
    </RecordForm>
  )
}

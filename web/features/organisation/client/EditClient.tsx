import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { updateClient } from '@omsorg/contract/organisation/client/update-client.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { mayChangeMarket } from '@omsorg/domain/organisation/client/client-fields.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { useSavedRecord } from '../record/use-saved-record.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { ClientTree } from '../tree/client-tree.ts'
import { clientErrors, clientOf, valuesOf } from './client-fields.ts'
import { ClientFields } from './ClientFields.tsx'
import { DataOwnerTaken } from './DataOwnerTaken.tsx'

/** What a client is called and known by (A-2.7-05). */
export default function EditClient({ node, tree }: ActionScreenProps<'Client'>) {
  const title = useAllTexts().organisation.actionNames.EditClient
  const answer = useAnswer(readClient, { params: { clientId: node.id } }, { anew: true })
  return (
    <SettingsAnswer title={title} answer={answer}>
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
  const record = useSavedRecord(() => recordOf(client))
  const form = useForm(updateClient, {
    id: 'client',
    tidy: { name: capitalisedName },
    initial: record.saved,
    toSend: (values) => ({ input: { id, ...clientOf(values), rowVersion: record.version.current } }),
    rules: (values) => clientErrors(values, t),
    resolves: ['stale', 'data-owner-taken'],
    done: words.saved,
    outdates: [readClient, readCareUnit, readCarePlace],
  })

  const detail = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  return (
    <RecordForm
      title={t.organisation.actionNames.EditClient}
      {...{ form, record, recordOf }}
      onKept={({ name }) => tree.rename(id, name)}
      labels={{
        name: words.name,
        marketAreaCode: words.market,
        patientDataOwnerId: words.dataController,
        erpCustomerIdentifier: words.erpIdentifier,
        alias: words.alias,
      }}
      wordOf={(name, value) => (name === 'marketAreaCode' ? t.common.markets[Number(value) as MarketCode] : value)}
      theirs={detail && { ...recordOf(detail), changed: detail.changed }}
      notice={form.notDone?.reason === 'data-owner-taken' && <DataOwnerTaken />}
    >
      <ClientFields form={form} marketKept={mayChangeMarket(client) ? undefined : words.marketKept} />
    </RecordForm>
  )
}

function recordOf(client: Parameters<typeof valuesOf>[0] & { readonly rowVersion: number }) {
  return { values: valuesOf(client), rowVersion: client.rowVersion }
}

import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { eraseClient } from '@omsorg/contract/organisation/client/erase-client.ts'
import { listRemovedClients } from '@omsorg/contract/organisation/client/list-removed-clients.ts'
import { restoreClient } from '@omsorg/contract/organisation/client/restore-client.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useState } from 'react'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { addressView, page } from '../../../platform/routing/address-view.ts'
import { searchText } from '../../../platform/routing/search-text.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useAdministrator } from '../node/use-administrator.ts'

type Removed = AnswerOf<typeof listRemovedClients>['entities'][number]
type Asked = { readonly what: 'restore' | 'erase'; readonly client: Removed }

const view = addressView({ searchText, page })

/** The clients that were removed: each comes back with everything that it has, or goes for good. */
export function RemovedClientsPage() {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationClients.removed
  const { view: sought, change } = useAddressView(view)
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayDelete = useAdministrator()?.permissions.includes('OrganizationClientDelete') === true
  const answer = useAnswer(
    listRemovedClients,
    { query: { page: sought.page, ...(sought.searchText !== '' && { searchTerm: sought.searchText }) } },
    { keepFormer: true },
  )
  const outdates = [listRemovedClients, listRootClients]
  const restoring = useAction(restoreClient, { resolves: ['data-owner-taken'], outdates })
  const erasing = useAction(eraseClient, { resolves: ['has-records'], outdates })

  async function carryOut({ what, client }: Asked): Promise<void> {
    const params = { clientId: client.id }
    const { name } = client
    const result =
      what === 'restore'
        ? await restoring.run({ params }, { done: words.restored({ name }) })
        : await erasing.run({ params }, { done: words.erased({ name }) })
    if (result) setAsked(null)
  }

  const { data } = answer
  const instead =
    answer.error || !data ? (
      <InsteadOfAnswer answer={answer} rows={3} />
    ) : data.entities.length > 0 ? undefined : (
      <Empty title={words.none}>{words.noneNext}</Empty>
    )
  return (
    <Page title={t.screens.removedClients} lead={words.lead}>
      <ToolTabs current="UtilitiesRemovedClients" />
      {restoring.notDone?.reason === 'data-owner-taken' && (
        <Notice tone="error" spoken>
          {words.taken}
        </Notice>
      )}
      {erasing.notDone?.reason === 'has-records' && (
        <Notice tone="error" spoken>
          {words.hasRecords}
        </Notice>
      )}
      <Card padded="stack">
        <TextField
          label={words.search}
          type="search"
          autoComplete="off"
          value={sought.searchText}
          onChange={({ target }) => change({ searchText: cutTo(target.value, 100) })}
        />
        <DataTable
          caption={t.screens.removedClients}
          rows={data?.entities ?? []}
          rowKey={({ id }) => id}
          instead={instead}
          columns={[
            { key: 'name', head: words.name, card: 'title', cell: ({ name }: Removed) => <b>{name}</b> },
            {
              key: 'market',
              head: t.organisation.overview.market,
              cell: ({ marketAreaCode }: Removed) => t.common.markets[marketAreaCode],
            },
            {
              key: 'pdo',
              head: t.organisation.overview.dataController,
              cell: ({ patientDataOwnerId }: Removed) => patientDataOwnerId,
            },
            {
              key: 'at',
              head: words.removedAt,
              cell: ({ removedAt }: Removed) => f.dateTime(Temporal.Instant.from(removedAt)),
            },
            {
              key: 'do',
              head: words.actions,
              headHidden: true,
              right: true,
              card: 'action',
              cell: (client: Removed) =>
                mayDelete && (
                  <span className="o-row-8">
                    <Button
                      size="small"
                      icon={<IconArrowBackUp />}
                      aria-label={words.restoreNamed({ name: client.name })}
                      onClick={() => setAsked({ what: 'restore', client })}
                    >
                      {words.restore}
                    </Button>
                    <Button
                      size="small"
                      variant="text"
                      aria-label={words.eraseNamed({ name: client.name })}
                      onClick={() => setAsked({ what: 'erase', client })}
                    >
                      {words.eraseShort}
                    </Button>
                  </span>
                ),
            },
          ]}
        />
        {data && data.totalCount > data.pageSize && (
          <Pager
            words={t.common.table}
            page={data.page}
            pageSize={data.pageSize}
            total={data.totalCount}
            onPage={(to) => change({ page: to })}
          />
        )}
      </Card>
      {asked && (
        <ActionDialog
          title={words[asked.what === 'restore' ? 'restoreNamed' : 'eraseNamed']({ name: asked.client.name })}
          danger={asked.what === 'erase'}
          action={words[asked.what]}
          busy={restoring.busy || erasing.busy}
          onAction={() => carryOut(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.what === 'restore' ? words.restoreBody : words.eraseBody}</p>
        </ActionDialog>
      )}
    </Page>
  )
}

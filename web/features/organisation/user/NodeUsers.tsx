import { listNodeUsers } from '@omsorg/contract/sign-in/user-list/list-node-users.ts'
import { type AddressedNode, addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { useAdministrator } from '../node/use-administrator.ts'
import { userColumns } from './user-columns.tsx'

const pageSize = 25

/** The users of a client, a care unit or a care place, each with the way to them. */
export default function NodeUsers({ node }: { readonly node: AddressedNode }) {
  const t = useAllTexts()
  const { list: words } = t.organisationUsers
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const [page, setPage] = useState(1)
  const params = { nodeType: node.kind, id: node.id }
  const answer = useAnswer(listNodeUsers, { params, query: { page, pageSize } }, { keepFormer: true })
  const rows = answer.data?.users
  const columns = userColumns(t.organisationUsers, (id) => addressOfNode(application, addressedPerson('User', id)))
  const title = t.organisation.actionNames[`${node.kind}Users`]
  return (
    <Card title={title} note={answer.data && words.count({ count: answer.data.totalCount })}>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        instead={
          answer.error || !rows ? (
            <InsteadOfAnswer answer={answer} rows={5} />
          ) : rows.length === 0 ? (
            <Empty title={words.none}>{words.noneNext}</Empty>
          ) : undefined
        }
      />
      {answer.data && (
        <Pager words={t.common.table} total={answer.data.totalCount} pageSize={pageSize} page={page} onPage={setPage} />
      )}
    </Card>
  )
}

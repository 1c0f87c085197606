import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listNodeUsers } from '@omsorg/contract/sign-in/user-list/list-node-users.ts'
import { type AddressedNode, addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { useAdministrator } from '../node/use-administrator.ts'

type UserRow = AnswerOf<typeof listNodeUsers>['users'][number]

const pageSize = 25

/** The users of a client, a care unit or a care place, each with the way to them. */
export default function NodeUsers({ node }: { readonly node: AddressedNode }) {
  const t = useAllTexts()
  const { list: words, statuses } = t.organisationUsers
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const [page, setPage] = useState(1)
  const params = { nodeType: node.kind, id: node.id }
  const answer = useAnswer(listNodeUsers, { params, query: { page, pageSize } }, { keepFormer: true })
  const rows = answer.data?.users
  const columns: readonly Column<UserRow>[] = [
    {
      key: 'name',
      head: words.name,
      card: 'title',
      cell: ({ id, name, userName, isParentUser }) => (
        <>
          <RouteLink to={addressOfNode(application, addressedPerson('User', id))}>{name}</RouteLink>
          <span className="o-second-line">{isParentUser ? `${userName}, ${words.parent}` : userName}</span>
        </>
      ),
    },
    { key: 'where', head: words.where, card: 'labelled', cell: ({ carePlaceName }) => carePlaceName ?? '' },
    { key: 'email', head: words.email, card: 'labelled', minor: true, cell: ({ email }) => email ?? '' },
    {
      key: 'status',
      head: words.status,
      card: 'status',
      cell: ({ status }) => <Badge tone={status === 'active' ? 'fresh' : 'soon'}>{statuses[status]}</Badge>,
    },
  ]
  const title = t.organisation.actionNames[`${node.kind}Users`]
  return (
    <Card title={title} note={answer.data && words.count({ count: answer.data.totalCount })}>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        instead={
          answer.error ? (
            <AnswerFailed answer={answer} />
          ) : !rows ? (
            <Skeleton label={t.common.states.loading} rows={5} />
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

import { type AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchUsers, shortestUserTerm } from '@omsorg/contract/sign-in/user/search-users.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { HelpButton } from './HelpButton.tsx'

type UserRow = AnswerOf<typeof searchUsers>['users'][number]

const pageSize = 10

interface FoundUsersProps {
  /** What is searched for; shorter terms find nobody. */
  readonly term: string
  readonly onClearTerm: () => void
}

/** Care staff of the market by the same words as persons, each with the way to help as them. */
export function FoundUsers({ term, onClearTerm }: FoundUsersProps) {
  const t = useAllTexts()
  const words = t.impersonation
  const [shown, setShown] = useState({ term, page: 1 })
  const page = shown.term === term ? shown.page : 1
  const asks = term.length >= shortestUserTerm
  const answer = useAnswer(
    searchUsers,
    { query: { searchTerm: term, sortBy: 2, page, pageSize } },
    { enabled: asks, keepFormer: true, silent: true },
  )
  if (!asks) return null
  const rows = answer.data?.users
  const columns: readonly Column<UserRow>[] = [
    { key: 'name', head: words.columns.name, card: 'title', cell: (row) => <NameCell row={row} /> },
    { key: 'where', head: words.columns.where, card: 'labelled', cell: whereOf },
    { key: 'next', head: words.columns.next, card: 'action', cell: (row) => <NextCell row={row} /> },
  ]

  return (
    <Card title={words.users} note={answer.data && words.usersOf({ count: answer.data.totalCount })}>
      <DataTable
        caption={words.users}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        instead={
          answer.error || rows === undefined ? (
            <InsteadOfAnswer answer={answer} rows={2} />
          ) : rows.length === 0 ? (
            <NothingFound term={term} onClearTerm={onClearTerm}>
              {words.searched}
            </NothingFound>
          ) : null
        }
      />
      <Pager
        words={t.common.table}
        total={answer.data?.totalCount ?? 0}
        pageSize={pageSize}
        page={page}
        onPage={(next) => setShown({ term, page: next })}
      />
    </Card>
  )
}

function whereOf({ clientName, carePlaceName }: UserRow): string {
  return [carePlaceName, clientName].filter(Boolean).join(', ')
}

function NameCell({ row }: { readonly row: UserRow }) {
  return (
    <>
      <b>
        {row.firstName} {row.lastName}
      </b>
      <span className="o-second-line">{row.userName}</span>
    </>
  )
}

function NextCell({ row }: { readonly row: UserRow }) {
  const { blocked } = useAllTexts().impersonation
  const { id: userId, firstName, lastName, canBeHelped } = row
  const { reason } = canBeHelped
  return (
    <HelpButton
      helped={{ userId, firstName, lastName, where: whereOf(row) }}
      reason={reason === null ? null : blocked[reason]}
    />
  )
}

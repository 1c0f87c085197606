import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { ReactNode } from 'react'
import { type AskedAnswer } from '../../../../platform/AnswerFailed.tsx'
import { InsteadOfAnswer } from '../../../../platform/InsteadOfAnswer.tsx'
import { NothingFound } from '../../../../platform/NothingFound.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { type Column, DataTable } from '../../../../ui/table/DataTable.tsx'
import { whereText } from '../../person-text.ts'
import { PersonCell } from '../list/PersonCell.tsx'

interface FoundPersonsProps {
  readonly answer: AskedAnswer
  /** Null until they are known. */
  readonly rows: readonly RecipientRow[] | null
  readonly term: string
  readonly onClearTerm: () => void
}

/** Each with the client and the care place for which customer service then works. */
export function FoundPersons({ answer, rows, term, onClearTerm }: FoundPersonsProps) {
  const t = useAllTexts()
  const { list } = t.careRecipients
  const columns: readonly Column<RecipientRow>[] = [
    {
      key: 'name',
      head: list.columns.name,
      card: 'title',
      cell: (row) => <PersonCell row={row} to={pathOf(row)} />,
    },
    { key: 'client', head: t.findPerson.client, card: 'labelled', cell: ({ clientName }) => clientName },
    { key: 'place', head: t.findPerson.carePlace, card: 'labelled', cell: ({ where }) => where.carePlaceName },
    {
      key: 'where',
      head: list.columns.whereabouts,
      card: 'hidden',
      minor: true,
      cell: ({ where }) => whereText(where, t),
    },
  ]
  return (
    <DataTable
      caption={list.title}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ careRecipientId }) => careRecipientId}
      arrows
      instead={instead()}
    />
  )

  function instead(): ReactNode {
    if (answer.error || !rows) return <InsteadOfAnswer answer={answer} rows={3} />
    if (rows.length > 0) return null
    return (
      <NothingFound term={term} onClearTerm={onClearTerm}>
        {t.findPerson.wholeMarket} {list.protectedHelp}
      </NothingFound>
    )
  }
}

function pathOf({ careRecipientId, clientId, where }: RecipientRow): string {
  return pathTo('CSPRecipient', { careRecipientId, clientId, carePlaceId: where.carePlaceId })
}

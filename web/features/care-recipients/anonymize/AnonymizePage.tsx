import {
  type RecipientRow,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { shortestTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ReactNode, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { useFocusKept } from '../../../ui/dialog/use-focus-kept.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { personPathOf } from '../here-for.ts'
import { nameOrProtected } from '../person-text.ts'
import { PersonCell } from '../recipient/list/PersonCell.tsx'
import { inputOf, pageSize } from '../recipient/find/find-input.ts'
import { useSearchTerm } from '../recipient/list/use-search-term.ts'
import { AnonymizeDialog } from './AnonymizeDialog.tsx'

const wholeTerms = ['whole'] as const

/** Customer service finds a person of its market and removes who she was (O-2-85). */
export function AnonymizePage() {
  const t = useAllTexts()
  const words = t.anonymizing
  const { list } = t.careRecipients
  const may = useSessionUser()?.permissions.includes('CareRecipientAnonymizeWrite') === true
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<RecipientRow | null>(null)
  const { typed, asked, type, askNow, clear } = useSearchTerm(() => setPage(1), wholeTerms)
  const answer = useAnswer(
    searchCareRecipients,
    { input: inputOf(asked, page) },
    { enabled: may && asked !== '', keepFormer: true, silent: true },
  )
  const results = useFocusKept(chosen !== null)
  const found = asked === '' ? undefined : answer.data

  if (!may) {
    return (
      <Page title={t.screens.anonymize}>
        <Card padded>
          <Empty title={words.notAllowed} />
        </Card>
      </Page>
    )
  }
  const columns: readonly Column<RecipientRow>[] = [
    {
      key: 'name',
      head: list.columns.name,
      card: 'title',
      cell: (row) => <PersonCell row={row} to={personPathOf(row, 'CSP')} />,
    },
    { key: 'client', head: t.findPerson.client, card: 'labelled', cell: ({ clientName }) => clientName },
    { key: 'place', head: t.findPerson.carePlace, card: 'labelled', cell: ({ where }) => where.carePlaceName },
    {
      key: 'action',
      head: words.action,
      headHidden: true,
      right: true,
      card: 'action',
      cell: (row) => (
        <Button size="compact" variant="danger" onClick={() => setChosen(row)}>
          {words.action}
          <VisuallyHidden> {nameOrProtected(row, t)}</VisuallyHidden>
        </Button>
      ),
    },
  ]
  return (
    <Page title={t.screens.anonymize} lead={words.lead}>
      <div className="o-stack">
        <Card padded>
          <Form role="search" onSend={askNow}>
            <TextField
              type="search"
              label={words.search}
              help={t.findPerson.searchHelp({ count: shortestTerm })}
              icon={<IconSearch />}
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Form>
          <p role="status" className="o-small">
            {found && t.common.table.hits({ count: found.totalCount })}
          </p>
        </Card>
        <div ref={results} tabIndex={-1}>
          {asked !== '' && (
            <Card label={list.title}>
              <DataTable
                caption={list.title}
                columns={columns}
                rows={found?.entities ?? []}
                rowKey={({ careRecipientId }) => careRecipientId}
                instead={instead()}
              />
              <Pager
                words={t.common.table}
                total={found?.totalCount ?? 0}
                pageSize={pageSize}
                page={page}
                onPage={setPage}
              />
            </Card>
          )}
        </div>
      </div>
      {chosen && <AnonymizeDialog row={chosen} onClose={() => setChosen(null)} />}
    </Page>
  )

  function instead(): ReactNode {
    if (answer.error || !found) return <InsteadOfAnswer answer={answer} rows={3} />
    if (found.entities.length > 0) return null
    return (
      <NothingFound term={asked} onClearTerm={clear}>
        {t.findPerson.wholeMarket} {list.protectedHelp}
      </NothingFound>
    )
  }
}

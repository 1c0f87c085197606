import { exportUnitUsers } from '@omsorg/contract/sign-in/user-list/export-unit-users.ts'
import { searchUnitUsers } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import { shortestUserTerm } from '@omsorg/contract/sign-in/user/search-users.ts'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useEffect } from 'react'
import { AskForCarePlace } from '../../requests/index.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { addressView, page } from '../../../platform/routing/address-view.ts'
import { searchText } from '../../../platform/routing/search-text.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useTyped } from '../../../platform/forms/use-typed.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { UnitTabs } from './UnitTabs.tsx'
import { userColumns } from '../user/user-columns.tsx'

const view = addressView({ searchText, page })
const pageSize = 25

/** The first page of the administration of care units; whoever only receives reports goes on to these. */
export function UnitUsersPage() {
  const administers = useSessionUser()?.permissions.includes('CareUnitUserRead') ?? true
  useEffect(() => {
    if (!administers) void openAddress(pathTo('GuideAdministrationReports'), { replace: true })
  }, [administers])
  return administers ? <UnitUsers /> : null
}

/** The users of the care units that somebody administers: found, listed and fetched as a file (A-2.5-34, O-2-73, O-2-74). */
function UnitUsers() {
  const t = useAllTexts()
  const { unitUsers: words, organisationUsers, organisation } = t
  const { view: asked, change } = useAddressView(view)
  const { typed, field, type, askNow } = useTyped(asked.searchText, (term) => change({ searchText: term }))
  const term = asked.searchText.length >= shortestUserTerm ? asked.searchText : ''
  const isShort = asked.searchText !== '' && term === ''
  const input = { page: asked.page, pageSize, ...(term && { searchTerm: term }) }
  const answer = useAnswer(searchUnitUsers, { input }, { keepFormer: true })
  useLastPage(answer, asked.page, (page) => change({ page }))
  const rows = answer.data?.users
  const columns = userColumns(organisationUsers, (userId) => pathTo('GuideAdministrationHandleUser', { userId }))
  return (
    <Page
      title={words.title}
      lead={words.lead}
      aside={<ExportButton />}
      action={
        <>
          <AskForCarePlace />
          <RouteButton variant="primary" icon={<IconUserPlus />} to={pathTo('GuideAdministrationHandleUser')}>
            {words.add}
          </RouteButton>
        </>
      }
    >
      <UnitTabs current="GuideAdministration" />
      <Card
        aside={
          <TextField
            ref={field}
            type="search"
            label={words.search}
            labelHidden
            placeholder={words.search}
            icon={<IconSearch />}
            size="compact"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && askNow()}
          />
        }
        note={
          <span role="status">
            {isShort
              ? organisation.tree.tooShort({ count: shortestUserTerm })
              : answer.data && words.count({ count: answer.data.totalCount })}
          </span>
        }
      >
        <DataTable
          caption={words.title}
          columns={columns}
          rows={rows ?? []}
          rowKey={({ id }) => id}
          instead={
            answer.error || !rows ? (
              <InsteadOfAnswer answer={answer} rows={5} />
            ) : rows.length > 0 ? undefined : term ? (
              <NothingFound term={term} onClearTerm={() => type('')}>
                {words.nothingFoundNext}
              </NothingFound>
            ) : (
              <Empty title={words.empty}>{words.emptyNext}</Empty>
            )
          }
        />
        {answer.data && (
          <Pager
            words={t.common.table}
            total={answer.data.totalCount}
            pageSize={pageSize}
            page={asked.page}
            onPage={(next) => change({ page: next })}
          />
        )}
      </Card>
    </Page>
  )
}

function ExportButton() {
  const words = useAllTexts().unitUsers
  const action = useAction(exportUnitUsers, { done: words.exported })

  async function save(): Promise<void> {
    const result = await action.run({})
    if (result?.ok) saveFile(result.value as Blob, `${words.file}.xlsx`)
  }

  return (
    <Button variant="tinted" icon={<IconFileSpreadsheet />} busy={action.busy} onClick={() => void save()}>
      {words.export}
    </Button>
  )
}

import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { shortestTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { Form } from '../../../../platform/forms/Form.tsx'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Pager } from '../../../../ui/navigation/Pager.tsx'
import { FoundUsers, RecentlyHelped } from '../../../sign-in/index.ts'
import { useSearchTerm } from '../list/use-search-term.ts'
import { FoundPersons } from './FoundPersons.tsx'
import { RecentPersons } from './RecentPersons.tsx'
import { inputOf, pageSize } from './find-input.ts'

/** A room is one of a place, and says nothing across a market. */
const wholeTerms = ['whole'] as const

/** Where customer service begins (A-2.6-02): it searches the people of its market, and never lists them all. */
export function FindPersonPage() {
  const t = useAllTexts()
  const { list } = t.careRecipients
  const permissions = useSessionUser()?.permissions
  const mayReadUsers = permissions?.includes('UserRead') === true
  const [page, setPage] = useState(1)
  const { typed, asked, type, askNow, clear } = useSearchTerm(() => setPage(1), wholeTerms)
  const field = useRef<HTMLInputElement>(null)
  const answer = useAnswer(
    searchCareRecipients,
    { input: inputOf(asked, page) },
    { enabled: asked !== '', keepFormer: true, silent: true },
  )
  const found = asked === '' ? undefined : answer.data
  useEffect(() => field.current?.focus(), [])

  return (
    <Page title={t.screens.cspCareRecipients} lead={t.findPerson.lead}>
      <div className="o-stack">
        <div data-arrive="">
          <Card padded>
            <Form role="search" onSend={askNow}>
              <TextField
                type="search"
                label={t.findPerson.search}
                help={t.findPerson.searchHelp({ count: shortestTerm })}
                icon={<IconSearch />}
                autoComplete="off"
                ref={field}
                value={typed}
                onChange={(event) => type(event.currentTarget.value)}
              />
            </Form>
            <p role="status" className="o-small">
              {found && t.common.table.hits({ count: found.totalCount })}
            </p>
            {permissions?.includes('CareRecipientAnonymizeWrite') && (
              <p className="o-small">
                <RouteLink to={pathTo('CSPCareRecipientAnonymize')}>{t.anonymizing.open}</RouteLink>
              </p>
            )}
          </Card>
        </div>
        {asked === '' ? (
          <>
            <RecentPersons />
            <RecentlyHelped />
          </>
        ) : (
          <Card label={list.title}>
            <FoundPersons answer={answer} rows={found?.entities ?? null} term={asked} onClearTerm={clear} />
            <Pager
              words={t.common.table}
              total={found?.totalCount ?? 0}
              pageSize={pageSize}
              page={page}
              onPage={setPage}
            />
          </Card>
        )}
        {asked !== '' && mayReadUsers && <FoundUsers term={asked} onClearTerm={clear} />}
      </div>
    </Page>
  )
}

import { listAccountRequests } from '@omsorg/contract/sign-in/account-request/list-account-requests.ts'
import { listRoleTerms } from '@omsorg/contract/sign-in/role-term/list-role-terms.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'

type Tab =
  | 'GuideAdministration'
  | 'GuideAdministrationAccountRequests'
  | 'GuideAdministrationRoleTerms'
  | 'GuideAdministrationReports'

/** The users of the own care units, who asks to be one, and whose roles end, with how many wait; and the reports. */
export function UnitTabs({ current }: { readonly current: Tab }) {
  const { unitUsers, accountRequests, roleTerms, screens } = useAllTexts()
  const requests = useAnswer(listAccountRequests, { query: { pageSize: 1 } }, { silent: true })
  const terms = useAnswer(listRoleTerms, { query: { pageSize: 1 } }, { silent: true })
  const tabs: readonly (readonly [Tab, string])[] = [
    ['GuideAdministration', unitUsers.title],
    ['GuideAdministrationAccountRequests', accountRequests.manage.open({ count: requests.data?.totalCount ?? 0 })],
    ['GuideAdministrationRoleTerms', roleTerms.link({ count: terms.data?.soonCount ?? 0 })],
    ['GuideAdministrationReports', screens.reports],
  ]
  return (
    <Tabs
      label={screens.guideAdministrationUsers}
      tabs={tabs.map(([tab, word]) => ({
        key: tab,
        word,
        current: tab === current,
        render: (look) => <RouteLink to={pathTo(tab)} {...look} />,
      }))}
    />
  )
}

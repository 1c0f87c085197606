import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import { RequestList } from './RequestList.tsx'

/** Who asks for an account, of all clients and of those that nobody knows. */
export function AllRequestsPage() {
  const words = useAllTexts().accountRequests.manage
  const mayDecide = useAdministrator()?.permissions.includes('UserWrite') === true
  return (
    <Page title={words.title} lead={words.lead}>
      <ToolTabs current="UtilitiesAccountRequests" />
      <div className="o-stack">
        <RequestList mayDecide={mayDecide} />
      </div>
    </Page>
  )
}

import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { UnitTabs } from '../unit-users/UnitTabs.tsx'
import { RequestList } from './RequestList.tsx'
import { UnitCodes } from './UnitCodes.tsx'

/** Who asks for an account at the own care units, and the codes that lead there. */
export function UnitRequestsPage() {
  const words = useAllTexts().accountRequests.manage
  return (
    <Page title={words.title} lead={words.lead}>
      <UnitTabs current="GuideAdministrationAccountRequests" />
      <div className="o-stack">
        <RequestList />
        <UnitCodes />
      </div>
    </Page>
  )
}

import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { UnitTabs } from '../unit-users/UnitTabs.tsx'
import { TermList } from './TermList.tsx'

/** The roles of the own care units that end, and their confirming. */
export function UnitTermsPage() {
  const words = useAllTexts().roleTerms
  return (
    <Page title={words.title} lead={words.lead}>
      <UnitTabs current="GuideAdministrationRoleTerms" />
      <div className="o-stack">
        <TermList />
      </div>
    </Page>
  )
}

import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import { useAllTexts } from '../../platform/texts.tsx'
import { LandingPage } from '../content/index.ts'

const parts = [
  { key: 'cspCareRecipients', icon: <IconUserSearch /> },
  { key: 'organisationClients', icon: <IconBuilding /> },
  { key: 'itemReplacement', icon: <IconReplace /> },
  { key: 'itemAgreement', icon: <IconFileText /> },
  { key: 'manageInformation', icon: <IconInfoCircle /> },
] as const

/** Where customer service lands (A-4.4-02). */
export function CspLanding() {
  const { screens, landing } = useAllTexts()
  return <LandingPage title={screens.cspCareRecipients} lead={landing.customerService} parts={parts} />
}

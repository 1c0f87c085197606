import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useAllTexts } from '../../platform/texts.tsx'
import { LandingPage } from '../content/index.ts'

const parts = [
  { key: 'organisationClients', icon: <IconBuilding /> },
  { key: 'organisationUsers', icon: <IconUsers /> },
  { key: 'organisationOperators', icon: <IconHeadset /> },
  { key: 'manageNews', icon: <IconNews /> },
  { key: 'utilities', icon: <IconTool /> },
] as const

/** Where administrators land (A-4.4-01). */
export function PrincipalLanding() {
  const { shell, landing } = useAllTexts()
  return <LandingPage title={shell.navigation.organisation} lead={landing.principal} parts={parts} />
}

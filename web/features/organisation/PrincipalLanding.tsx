import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useSessionUser } from '../../platform/session/use-session.ts'
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
  const { screens, purposes, shell, landing } = useAllTexts()
  const user = useSessionUser()
  if (!user) return null
  return (
    <LandingPage
      user={user}
      title={shell.navigation.organisation}
      lead={landing.principal}
      parts={parts.map(({ key, icon }) => ({ key, icon, title: screens[key], purpose: purposes[key] }))}
    />
  )
}

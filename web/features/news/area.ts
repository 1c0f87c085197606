import type { RouteName } from '../../platform/routing/paths.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'

interface NewsArea {
  readonly list: Extract<RouteName, 'ManageNewsList' | 'GuideManageNews' | 'CSPManageInformation'>
  readonly add: Extract<RouteName, 'ManageNewsAdd' | 'GuideManageAdd' | 'CSPManageInformationAdd'>
  readonly edit: Extract<RouteName, 'ManageNewsEdit' | 'GuideManageEdit' | 'CSPManageInformationEdit'>
  readonly screen: 'manageNews' | 'manageInformation'
  /** Customer service writes all but news, by the calls of messages. */
  readonly writesMessages: boolean
}

const areas = {
  PRINCIPAL: {
    list: 'ManageNewsList',
    add: 'ManageNewsAdd',
    edit: 'ManageNewsEdit',
    screen: 'manageNews',
    writesMessages: false,
  },
  GUIDE: {
    list: 'GuideManageNews',
    add: 'GuideManageAdd',
    edit: 'GuideManageEdit',
    screen: 'manageNews',
    writesMessages: false,
  },
  CSP: {
    list: 'CSPManageInformation',
    add: 'CSPManageInformationAdd',
    edit: 'CSPManageInformationEdit',
    screen: 'manageInformation',
    writesMessages: true,
  },
} as const satisfies Record<string, NewsArea>

/** Where whoever is signed in writes: administration, a client for itself, or customer service. */
export function useNewsArea(): NewsArea {
  const application = useSessionUser()?.application
  return application === 'PRINCIPAL' || application === 'CSP' ? areas[application] : areas.GUIDE
}

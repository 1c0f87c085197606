import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useOffered } from '../../../platform/calls/use-offered.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useNewsArea } from '../area.ts'
import { BegunHere } from '../begun/BegunHere.tsx'
import { NewsTable } from './NewsTable.tsx'
import { ShownMessages } from './ShownMessages.tsx'

/**
 * The news of administration (A-2.4-16), of the own client (O-2-58) and the messages of customer service (O-2-63): what is shown
 * to whom, what waits, and the next step of each. Whoever may not see drafts sees what its readers see.
 */
export function NewsListPage() {
  const t = useAllTexts()
  const area = useNewsArea()
  const user = useSessionUser()
  const { isOffered } = useOffered(searchNews)
  const may = (permission: string) => user?.permissions.includes(permission) ?? false
  const isOff = user?.application === 'GUIDE' && isOffered === false
  const mayWrite = may('NewsWrite') && !isOff
  return (
    <Page
      title={t.screens[area.screen]}
      lead={area.writesMessages ? t.news.messagesLead : t.news.lead}
      action={
        mayWrite && (
          <RouteButton variant="primary" icon={<IconPencil />} to={pathTo(area.add)}>
            {area.writesMessages ? t.news.writeMessage : t.news.write}
          </RouteButton>
        )
      }
    >
      <div className="o-stack">
        {mayWrite && <BegunHere />}
        {isOff ? (
          <Card padded>
            <Empty title={t.news.off}>{t.news.offNext}</Empty>
          </Card>
        ) : may('NewsRead') ? (
          <NewsTable mayWrite={mayWrite} />
        ) : (
          <ShownMessages />
        )}
      </div>
    </Page>
  )
}

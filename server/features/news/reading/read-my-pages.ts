import { readMyPages as contract } from '@omsorg/contract/news/reading/read-my-pages.ts'
import type { NewsKind } from '@omsorg/domain/news/item/news-words.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readableViews } from './readable-view.ts'
import { dataControllerOf, readableNews } from './reading.sql.ts'

const mostOfPart = 50

export const readMyPages = handle(contract, async ({ params, actor, today, language, tx }) => {
  const ofClient = actor.application === 'GUIDE' ? actor.clientId : null
  const [records, controller] = await Promise.all([
    readableNews(tx, actor, today),
    ofClient === null ? null : dataControllerOf(tx, ofClient),
  ])
  // Whoever works at no client reads what is for everybody, whatever is named.
  if (ofClient !== null && params.pdo !== 'own' && params.pdo !== controller) return notFound()
  const shown = readableViews(records, language)
  const of = (kind: NewsKind) => shown.filter(({ messageType }) => messageType === kind)
  return agree({
    news: of('news').slice(0, mostOfPart),
    information: of('information').slice(0, mostOfPart),
    manuals: of('manual').slice(0, mostOfPart),
    contacts: of('contact').slice(0, mostOfPart),
    agreements: of('agreement').slice(0, mostOfPart),
    unread: of('news').filter(({ isRead }) => !isRead).length,
  })
})

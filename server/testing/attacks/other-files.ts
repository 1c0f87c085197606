import { insertProducts } from '@omsorg/database/demo/build/products.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { newPerson } from '../examples/care-recipients.ts'
import { idsAt, outOfReach, type Whereabouts } from '../ids.ts'
import type { SeededClient } from '../organisation.ts'
import { newsOf } from '../people.ts'
import { openHolder, portalAccountOf } from '../portal/holders.ts'
import { sentPhoto } from '../portal/photos.ts'
import type { SignedIn, World } from '../world.ts'

type Kept = readonly (readonly [what: string, id: string | number | undefined])[]

/** Files, reports and texts that there are, and in which whoever calls at home has no part. */
export interface OtherFiles {
  /** Of a kind, for a caller; null where `idsAt` knows all that lies elsewhere. */
  of(kind: string, actor: Pick<SignedIn, 'application' | 'claims'>): Promise<Kept | null>
  /** One that there is not, of kinds that `idsAt` knows nothing of. */
  readonly missing: Readonly<Record<string, string | number>>
}

/** What a caller of each application does not reach: customer service has its market, administration the organisation of all. */
export const beyond: Readonly<Record<string, readonly Whereabouts[]>> = {
  GUIDE: outOfReach,
  CRP: outOfReach,
  CSP: ['abroad'],
  PRINCIPAL: [],
}

const noFile = '00000000-0000-4000-8000-00000000dead'
const noNumber = 2_000_000_000

export async function insertOtherFiles(world: World): Promise<OtherFiles> {
  const { home, neighbour, abroad, people, owner } = world
  const somebody = await newPerson(world)
  const holder = await openHolder(world, await portalAccountOf(world, { careRecipientId: somebody.id }), somebody.id)
  const untold = await sentPhoto(world, holder)
  const news = (of: SeededClient, state: string, newsId: number | null = newsOf(of)) =>
    insertNewsFile(world, { of, by: people.keeper, newsId, state })
  const ofNeighbour = ['of the news of another client', await news(neighbour, 'clean')] as const
  const ofAbroad = ['of the news of another market', await news(abroad, 'clean')] as const
  const draft = ['of news that is not published', await news(home, 'clean', await insertDraft(world))] as const
  const unread: Kept = [
    ['that nobody has looked through', await news(home, 'waiting')],
    ['found harmful', await news(home, 'refused')],
    ['of no news', await news(home, 'clean', null)],
  ]
  const atHome = idsAt(world, 'home')
  const ofNews = ['that is a file of news', await news(home, 'clean')] as const
  const ofClaim = ['that is a photo of a claim', atHome['fileId']] as const
  const ofPortal = ['that is a photo of the portal', atHome['photoId']] as const
  const [foreign] = await insertProducts(owner, [{ market: 30, itemNumber: '990001', name: 'Siteet' }])
  const removed = await insertRemovedText(world)

  return {
    missing: {
      newsFileId: noFile,
      writtenFileId: noFile,
      ownPhotoId: noFile,
      itemNumber: '99999999',
      contentId: noNumber,
      reportId: noNumber,
    },
    async of(kind, { application, claims }) {
      const at = (name: string): Kept => (beyond[application] ?? []).map((where) => [where, idsAt(world, where)[name]])
      const newsElsewhere = { GUIDE: [ofNeighbour, ofAbroad], CSP: [ofAbroad], PRINCIPAL: [], CRP: [] }[application]
      // Whoever writes news reads what is not published.
      const drafts = application === 'GUIDE' ? [draft] : []
      switch (kind) {
        case 'fileId':
          return [...at('fileId'), ofNews, ofPortal]
        case 'newsFileId':
          return [...newsElsewhere, ...drafts, ...unread, ofClaim, ofPortal]
        case 'writtenFileId':
          return [...newsElsewhere, ofClaim, ofPortal]
        case 'photoId':
          return [...at('photoId'), ['that was not told yet', untold], ofNews, ofClaim]
        case 'ownPhotoId':
          return [...at('photoId'), ['that another holder has sent', untold], ofPortal, ofNews, ofClaim]
        case 'careUnitId':
        case 'carePlaceId':
          // Whoever has reports of a unit has those of all its places.
          return at(kind).filter(([where]) => where !== 'sister')
        case 'itemNumber':
          return [['of another market', foreign?.itemNumber]]
        case 'contentId':
          return [['that was removed', removed]]
        case 'reportId':
          return reportsBeside(world, claims)
        default:
          return null
      }
    },
  }
}

async function insertNewsFile(
  { owner }: World,
  { of, by, newsId, state }: { of: SeededClient; by: Account; newsId: number | null; state: string },
): Promise<string | undefined> {
  const { rows } = await owner.query<{ file_id: string }>(
    `with file as (
       insert into omsorg.stored_file (client_id, name, media_type, size, sha256, content, uploaded_by)
       values ($1, 'rutin.pdf', 'application/pdf', 1, '', 'x', $2) returning id
     )
     insert into omsorg.news_file (file_id, news_id, state) select id, $3, $4 from file returning file_id`,
    [of.client.id, by.id, newsId, state],
  )
  return rows[0]?.file_id
}

async function insertDraft({ owner, home, people }: World): Promise<number | null> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into omsorg.news (client_id, market, state, valid_from, created_by, updated_by)
     values ($1, 10, 'draft', '2020-01-01', $2, $2) returning id`,
    [home.client.id, people.keeper.id],
  )
  return rows[0]?.id ?? null
}

async function insertRemovedText({ owner }: World): Promise<number | undefined> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into omsorg.static_content (identifier, name, type, language, text)
     values ('TOP_REMOVED', 'Help', 'general', 'sv', '<p>Hjälp</p>') returning id`,
  )
  await owner.query('delete from omsorg.static_content where id = $1', [rows[0]?.id])
  return rows[0]?.id
}

/** Of others, and of the caller: one that waits, one whose file is gone, one that names a place out of reach. */
async function reportsBeside(world: World, claims: SignedIn['claims']): Promise<Kept> {
  const { people, home, abroad } = world
  const own = Number(claims.sub)
  const report = (askedFor: number, change: { state?: string; places?: readonly string[]; isKept?: boolean } = {}) =>
    insertReport(world, { askedFor, claims, ...change })
  const other = own === people.unitAdministrator.id ? people.administrator.id : people.unitAdministrator.id
  return [
    ['that somebody else has asked for', await report(other)],
    ['that is not done', await report(own, { state: 'waiting' })],
    ['that was cancelled', await report(own, { state: 'cancelled' })],
    ['whose file is gone', await report(own, { isKept: false })],
    ['with a place out of reach', await report(own, { places: [home.place.id, abroad.place.id] })],
  ]
}

interface ReportGiven {
  readonly askedFor: number
  readonly claims: SignedIn['claims']
  readonly state?: string
  readonly places?: readonly string[]
  readonly isKept?: boolean
}

async function insertReport(world: World, given: ReportGiven): Promise<number | undefined> {
  const { askedFor, claims, state = 'done', places = [world.home.place.id], isKept = true } = given
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.report (kind, from_day, to_day, of_places, market, client_id, language, asked_for, asked_by, asked_at,
       rows_total, state, size, ended_at, therapy_areas)
     values ('Claims', '2026-01-01', '2026-01-31', $1, $2, $3, 'sv', $4, $4, now(), 0, $5, 1,
       case when $5 = 'waiting' then null else now() end, array[gen_random_uuid()::text])
     returning id`,
    [places, claims.mac, claims.app === 'GUIDE' ? claims.cid : null, askedFor, state],
  )
  const id = rows[0]?.id
  if (state === 'done' && isKept)
    await world.owner.query(`insert into omsorg.report_part values ($1, 0, '\\x00')`, [id])
  return id
}

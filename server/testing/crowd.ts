import { atPlace, insertUser } from '@omsorg/database/demo/build/people.ts'
import { nobody, type SignedIn, type World } from './world.ts'

/** Many who may order at the home place, each signed in in a browser of their own. */
export async function crowdOf(world: World, count: number): Promise<SignedIn[]> {
  const colleague = await world.signIn(world.people.colleague)
  const crowd: SignedIn[] = []
  for (let index = 0; index < count; index += 1) {
    const user = await insertUser(world.owner, {
      userName: `orderer.${index}`,
      client: world.home.client,
      at: [{ node: atPlace(world.home.place), roles: ['Orderer'], isDefault: true }],
    })
    crowd.push(await sessionOf(world, colleague, user.id))
  }
  return crowd
}

/** A session as the sign-in opens it, without the password: checking fifty would be most of the test. */
async function sessionOf(world: World, colleague: SignedIn, userId: number): Promise<SignedIn> {
  const { rows } = await world.owner.query<{ id: string; epoch: number }>(
    `insert into omsorg.refresh_family (user_id, client_id, care_place_id, expires_at)
     values ($1, $2, $3, now() + interval '12 hours')
     returning id, (select epoch from omsorg.user_account where id = user_id) as epoch`,
    [userId, world.home.client.id, world.home.place.id],
  )
  const change = { sub: String(userId), sid: rows[0]?.id ?? '', epo: rows[0]?.epoch ?? 0 }
  return { ...(await world.withClaims(colleague, change)), refreshToken: '', cookies: nobody().cookies }
}

import type { Application, StaffApplication } from '@omsorg/contract/application.ts'
import { allows, type Definition } from '@omsorg/contract/endpoint.ts'
import type { Target } from './attacks/attack.ts'
import { exampleOf } from './examples.ts'
import { headersAtHome } from './orders.ts'
import { holderAtHome, opensPerson } from './portal/holders.ts'
import { nobody, openWorld, type SignedIn, type World, type WorldOptions } from './world.ts'

/** A world in which every endpoint can be called by somebody. */
export interface Stage {
  readonly world: World
  /** The endpoint with somebody who may call it; a public one is called by staff too. */
  targetOf(endpoint: Definition, application?: Application): Promise<Target>
  close(): Promise<void>
}

export async function openStage(options: WorldOptions = {}): Promise<Stage> {
  const world = await openWorld(options)
  // Each example of an order draws once.
  await world.owner.query('update omsorg.prescription_row set withdrawals = 300 where id = $1', [
    world.care.ordinary.row.id,
  ])
  const { colleague, customerService, administrator } = world.people
  const accounts = { GUIDE: colleague, CSP: customerService, PRINCIPAL: administrator }
  const staff: Record<StaffApplication, SignedIn> = {
    GUIDE: await world.signIn(colleague),
    CSP: await world.signIn(customerService),
    PRINCIPAL: await world.signIn(administrator),
  }
  const purchaser = await world.signIn(world.people.purchaser)
  const keeper = await world.signIn(world.people.keeper)
  const unitAdministrator = await world.signIn(world.people.unitAdministrator)
  const impersonator = await world.signIn(world.people.impersonator)
  let holder = await holderAtHome(world)
  const targetFor = async (endpoint: Definition, actor: SignedIn): Promise<Target> => {
    const sent = await exampleOf(endpoint, world, actor)
    return {
      world,
      endpoint,
      actor,
      address: world.address(),
      sent: { ...sent, headers: { ...sent.headers, ...headersAtHome(world, actor) } },
    }
  }
  return {
    world,
    async targetOf(endpoint, application = applicationOf(endpoint)) {
      if (application === 'CRP') {
        if (!(await opensPerson(world, holder))) holder = await holderAtHome(world)
        return targetFor(endpoint, holder)
      }
      // What an endpoint did before may have ended it, as a change of rights does.
      if (!(await isOpen(world, staff[application]))) staff[application] = await world.signIn(accounts[application])
      // Who is called without a token is called from a browser of its own: a sign-in ends the session of its browser.
      const may = ({ claims }: SignedIn) => allows(endpoint.permission, (name) => claims.permissions.includes(name))
      const usual = endpoint.permission === 'public' ? inNewBrowser(staff[application]) : staff[application]
      // What is bought for the care place itself is for purchasers, a client's ranking and portal accounts for who keeps them, users of a care unit
      // for who administers it, and to act as a user for those who do nothing else.
      const others = [purchaser, keeper, unitAdministrator, impersonator].filter(
        (each) => each.application === application,
      )
      const actor = may(usual) ? usual : (others.find(may) ?? usual)
      if (!may(actor))
        throw new Error(
          `nobody of ${application} in the world may call ${endpoint.name}: give its permission to a role in contract/roles.ts`,
        )
      return targetFor(endpoint, actor)
    },
    close: () => world.close(),
  }
}

async function isOpen(world: World, { claims }: SignedIn): Promise<boolean> {
  const { rows } = await world.owner.query(
    `select from omsorg.refresh_family f join omsorg.user_account u on u.id = f.user_id
     where f.id = $1 and f.ended_at is null and u.epoch = $2`,
    [claims.sid, claims.epo],
  )
  return rows.length > 0
}

function inNewBrowser(actor: SignedIn): SignedIn {
  return { ...actor, cookies: nobody().cookies }
}

function applicationOf({ applications = [] }: Definition): Application {
  return applications[0] ?? 'GUIDE'
}

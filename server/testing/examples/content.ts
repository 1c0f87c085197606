import { readChallenge } from '@omsorg/contract/content/bot-check/read-challenge.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { nobody, type World } from '../world.ts'
import type { Examples } from './example.ts'

/** A token as the browser makes it, of a challenge that was asked for just now. */
export async function solvedToken(world: World): Promise<string> {
  await world.owner.query('truncate omsorg.source_budget_use')
  const { body } = await world.as(nobody()).call(readChallenge, {})
  const { holdsFor: _holdsFor, ...challenge } = body
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Writes what readers see at once; the number makes it one of its own. */
let written = 0
async function writtenContent(world: World): Promise<number> {
  written += 1
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.static_content (identifier, name, type, language, text)
     values ($1, 'Help', 'general', 'sv', '<p>Hjälp</p>') returning id`,
    [`TOP_EXAMPLE_${written}`],
  )
  return rows[0]?.id ?? 0
}

/** The help of a screen with its film, once. */
async function writtenHelp(world: World): Promise<number> {
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.static_content (identifier, name, type, language, text, video_url, video_title)
     values ('TOP_HELP_CARE_RECIPIENTS', 'Help', 'general', 'sv', '<p>Hjälp</p>', 'https://film.example/1', 'Film')
     on conflict (identifier, language) do update set text = excluded.text returning id`,
  )
  return rows[0]?.id ?? 0
}

export const contentExamples: Examples = {
  'content/disclaimer/read-disclaimer': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('DISCLAIMER', 'Terms', 'disclaimer', 'sv', '<p>Villkor</p>') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'content/static-content/read-page-text': () => ({ params: { identifier: 'TOP_HELP', lang: 'sv' } }),
  'content/static-content/list-help': () => ({ params: { lang: 'sv' } }),
  'content/static-content/read-help': async (world) => {
    await writtenHelp(world)
    return { params: { lang: 'sv', identifier: 'TOP_HELP_CARE_RECIPIENTS' } }
  },
  'content/static-content/read-video': async (world) => ({ params: { id: await writtenHelp(world), lang: 'sv' } }),
  'content/static-content/read-static-content': async (world) => ({ params: { id: await writtenContent(world) } }),
  'content/static-content/add-static-content': () => {
    written += 1
    const identifier = `TOP_ADDED_${written}`
    return {
      input: { identifier, name: 'Help', type: 'general', status: 'active', language: 'fi', text: '<p>Ohje</p>' },
    }
  },
  'content/static-content/update-static-content': async (world) => ({
    params: { id: await writtenContent(world) },
    input: { name: 'Help', status: 'active', text: '<p>Ny hjälp</p>', rowVersion: 1 },
  }),
  'content/static-content/remove-static-content': async (world) => ({ params: { id: await writtenContent(world) } }),
  'content/disclaimer/read-acceptance': (_world, { claims }) => ({ params: { userId: claims.sub } }),
  'content/disclaimer/write-acceptance': (_world, { claims }) => ({
    params: { userId: claims.sub },
    input: { accepted: true },
  }),
  'content/maintenance/read-maintenance': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('MAINTENANCE', 'Maintenance', 'maintenance', 'sv', 'Vi är strax tillbaka') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'content/inquiry/send-inquiry': async (world) => ({
    input: {
      name: 'Karin Öberg',
      email: 'karin.oberg@example.org',
      phone: '+46 8 123 456',
      subject: 'Ett nytt konto',
      message: 'Hur får jag ett konto?',
      botToken: await solvedToken(world),
    },
  }),
  'content/inquiry/send-contact': () => ({
    input: {
      firstName: 'Karin',
      lastName: 'Öberg',
      workPlace: 'Norra vårdcentralen',
      email: 'karin.oberg@example.org',
      telephone: '+46 8 123 456',
      caseType: 'delivery',
      preferredContact: 'email',
    },
  }),
}

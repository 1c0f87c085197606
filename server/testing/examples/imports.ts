import { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { TextFile } from '../caller.ts'
import type { SignedIn, World } from '../world.ts'
import type { Examples } from './example.ts'

let counted = 0

/** A file that sets the stock of one item to something new each time. */
function stockFile(world: World): TextFile {
  counted += 1
  return new TextFile(
    'lager.csv',
    `itemNumber;status;quantity\n${world.home.products.pad.itemNumber};in-stock;${counted}\n`,
  )
}

export async function previewed(world: World, actor: SignedIn): Promise<number> {
  const { status, body, text } = await world.as(actor).call(previewImport, {
    input: { kind: 'stock', marketAreaCode: '10', file: stockFile(world) },
  })
  if (status !== 200) throw new Error(`the file was not previewed: ${text}`)
  return body.importId
}

export const importExamples: Examples = {
  'products/import/preview-import': (world) => ({
    input: { kind: 'stock', marketAreaCode: '10', file: stockFile(world) },
  }),
  'products/sync/sync-erp-cid': async (world) => {
    // A customer without agreements takes the client's away: not those that the other examples order by.
    await world.owner.query(`update omsorg.client set erp_customer_identifier = 'ERP-1' where id = $1`, [
      world.abroad.client.id,
    ])
    world.catalogue.know('ERP-1')
    return { input: { erpCustomerIdentifier: 'ERP-1' } }
  },
  'products/import/apply-import': async (world, actor) => ({ params: { importId: await previewed(world, actor) } }),
}

/** A package below this version has a known fault. A package that is not used has its floor all the same. */
export interface Floor {
  readonly name: string
  /** The first version without the fault, and before it those of older lines that were mended too; none is known where it is empty. */
  readonly from: readonly string[]
  readonly fault: string
}

export const floors: readonly Floor[] = [
  { name: 'fastify', from: ['5.7.2'], fault: 'CVE-2026-25223: a tab in Content-Type goes past the check of the body' },
  { name: '@fastify/static', from: ['9.1.1'], fault: 'CVE-2026-6414: %2F in a path' },
  { name: '@fastify/middie', from: ['9.2.0'], fault: 'CVE-2026-2880: //, ; and %2F go past a guard of a path' },
  { name: '@fastify/express', from: ['4.0.5'], fault: 'CVE-2026-33807: the same' },
  { name: 'find-my-way', from: ['9.0.1'], fault: 'CVE-2024-45813: a route that takes forever to match' },
  { name: 'cookie', from: ['0.7.0'], fault: 'CVE-2024-47764: a name that ends the cookie' },
  { name: 'jose', from: ['4.15.5'], fault: 'CVE-2024-28176: a small token that unpacks to a large one' },
  { name: 'nodemailer', from: ['7.0.7'], fault: 'GHSA-mm7p-fcc7-pg87: an address that goes to another domain' },
  { name: 'fast-xml-parser', from: ['4.4.1'], fault: 'CVE-2024-41818: a currency that takes forever to read' },
  { name: 'js-yaml', from: ['4.1.1'], fault: 'CVE-2025-64718: prototype pollution' },
  {
    name: 'brace-expansion',
    from: ['1.1.12', '2.0.2', '3.0.1', '4.0.1'],
    fault: 'CVE-2025-5889: a pattern that takes forever',
  },
  { name: 'glob', from: ['10.5.0', '11.1.0'], fault: 'CVE-2025-64756: a file name that is run' },
  { name: 'vite', from: ['6.2.3'], fault: 'CVE-2025-30208: files of the machine given out' },
  { name: 'pdfmake', from: ['0.3.6'], fault: 'CVE-2026-26801: asks addresses that a document names' },
  { name: 'exceljs', from: [], fault: 'CVE-2026-41907, and no release since 2023' },
  { name: 'xlsx', from: [], fault: 'CVE-2026-38359: a header that takes all the memory' },
]

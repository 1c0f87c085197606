import { describe, expect, test } from 'vitest'
import { docx, pdf, xlsx, zip } from './files-in-tests.ts'
import { isTooLargeToDraw, judgeFile, keptName } from './news-file.ts'

const bytes = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)))
const judged = (content: Uint8Array) => {
  const outcome = judgeFile(content)
  return outcome.ok ? outcome.value : outcome.refusal
}

describe('a file of news', () => {
  test.each([
    ['a PDF', pdf(), 'pdf'],
    ['a document', docx(), 'docx'],
    ['a workbook', xlsx(), 'xlsx'],
    ['a program (O-5-38)', bytes('MZ\u0090\u0000'), 'file-type'],
    ['a page', bytes('<html><script>alert(1)</script>'), 'file-type'],
    ['a drawing that runs', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'file-type'],
    ['nothing', bytes(''), 'file-type'],
    ['a PDF that ends nowhere', bytes('%PDF-1.7 and on'), 'file-type'],
    ['an archive that is no document', zip([{ name: 'a.txt' }]), 'file-type'],
    ['a document with macros', docx({ name: 'word/vbaProject.bin' }), 'file-has-macros'],
    ['a workbook with old macros', xlsx({ name: 'xl/macrosheets/sheet1.xml' }), 'file-has-macros'],
    ['a document with something embedded', docx({ name: 'word/embeddings/oleObject1.bin' }), 'file-unsafe'],
    ['a document with a program', docx({ name: 'word/media/a.exe' }), 'file-unsafe'],
    ['a document that leads out of its folder', docx({ name: '../../etc/passwd' }), 'file-unsafe'],
    ['a document behind a password', docx({ name: 'word/a.xml', isEncrypted: true }), 'file-unsafe'],
    ['a document with two of a name', docx({ name: 'word/document.xml' }), 'file-unsafe'],
    ['a document with something behind it', Uint8Array.from([...docx(), ...bytes('<script>')]), 'file-unsafe'],
    ['a document that unpacks to gigabytes', docx({ name: 'word/a.xml', claims: 3_000_000_000 }), 'file-too-packed'],
    ['a PDF that runs', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'file-unsafe'],
    ['a PDF that runs in other letters', pdf('/OpenAction << /S /J#61vaScript >>'), 'file-unsafe'],
    ['a PDF that starts programs', pdf('/A << /S /Launch /F (cmd.exe) >>'), 'file-unsafe'],
    ['a PDF that carries files', pdf('/Names << /EmbeddedFiles 3 0 R >>'), 'file-unsafe'],
    ['a PDF and an archive at once', Uint8Array.from([...pdf(), ...zip([{ name: 'a.js' }])]), 'file-unsafe'],
    ['a PDF and a page at once', pdf('<script>alert(1)</script>'), 'file-unsafe'],
  ])('that is %s is judged by what is in it', (_what, content, outcome) => {
    expect(judged(content)).toBe(outcome)
  })

  test('keeps the words of its name, and gets the ending of what it is', () => {
    expect(keptName('Leveransdagar jul.PDF', 'pdf')).toBe('Leveransdagar jul.pdf')
    expect(keptName('../../etc/passwd', 'pdf')).toBe('passwd.pdf')
    expect(keptName(String.raw`C:\temp\lista.docm`, 'docx')).toBe('lista.docx')
    expect(keptName('\u202Efdp.exe', 'png')).toBe('fdp.png')
    expect(keptName('.html', 'jpg')).toBe('file.jpg')
  })

  test('that is a picture says how large it is drawn', () => {
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    const png = (width: number, height: number) =>
      Uint8Array.from([
        ...head,
        width >> 24,
        width >> 16,
        width >> 8,
        width,
        height >> 24,
        height >> 16,
        height >> 8,
        height,
      ])
    expect(isTooLargeToDraw(png(4_000, 3_000), 'png')).toBe(false)
    expect(isTooLargeToDraw(png(50_000, 50_000), 'png')).toBe(true)
    expect(isTooLargeToDraw(png(0, 10), 'png')).toBe(true)
    const jpg = (width: number, height: number) =>
      Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height, width >> 8, width, 3, 0, 0, 0])
    expect(isTooLargeToDraw(jpg(3_000, 2_000), 'jpg')).toBe(false)
    expect(isTooLargeToDraw(jpg(65_000, 65_000), 'jpg')).toBe(true)
    expect(isTooLargeToDraw(Uint8Array.from([0xff, 0xd8, 0xff]), 'jpg')).toBe(true)
  })
})

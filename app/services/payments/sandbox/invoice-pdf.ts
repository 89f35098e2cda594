import { buffer } from "node:stream/consumers";
import type { StripeInvoice } from "./objects.ts";

const margin = 56;
const ink = "#15262b";

/** An invoice of the sandbox on one page. The library is loaded with the first invoice. */
export async function drawInvoice(invoice: StripeInvoice, email: string): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const { number, created, status, lines } = invoice;
  const moment = new Date(created * 1000);
  const info = { Title: `Invoice ${number}`, Author: "Dorsal", CreationDate: moment };
  const page = new PDFDocument({ size: "A4", margin, info, lang: "en", displayTitle: true });
  const bytes = buffer(page);
  page.fillColor(ink).font("Helvetica-Bold").fontSize(24).text("Dorsal");
  page.moveDown().fontSize(16).text(`Invoice ${number}`);
  page.font("Helvetica").fontSize(11).moveDown(0.5);
  page.text(moment.toISOString().slice(0, 10)).text(latin(email)).text(`Status: ${status}`);
  page.text("A sandbox's invoice: nothing was really charged.").moveDown(2);
  for (const { description, amount } of lines.data) row(page, latin(description), amount);
  const credit = invoice.amount_due - invoice.total;
  if (credit !== 0) row(page, credit > 0 ? "Credit for the next invoices" : "Credit used", credit);
  page.moveDown(0.5).font("Helvetica-Bold");
  row(page, "Amount due", invoice.amount_due);
  page.end();
  return bytes;
}

function row(page: PDFKit.PDFDocument, words: string, cents: number): void {
  const at = page.y;
  page.text(words, margin, at, { width: 360 });
  const below = page.y;
  page.text(`$${(cents / 100).toFixed(2)}`, margin + 370, at, { width: 110, align: "right" });
  page.y = Math.max(below, page.y) + 4;
}

/** Replaces characters that the built-in typeface does not have. */
function latin(text: string): string {
  return text.replaceAll(/[^\x20-\xff]/g, "?");
}

/** What people, and those who try things out, type into fields. Each comes back as it was, or as a clear sentence. */
export const naughtyStrings = [
  "Zoë Ñandú 🏃‍♀️👩‍👩‍👧‍👦",
  "مرحبا ‮ right to left",
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "'; drop table races; -- \" or 1=1",
  "%s %n %x {{7*7}} $(id) `id` \\0 \\r\\n",
  "../../etc/passwd",
  "undefined null NaN true 0 -1",
  "\u200b\ufeffinvisible\u2028and\u2029odd",
  "田中さんにあげて下さい",
  "T̫̺̳o̬̜ ì̬͎̲̟nv̖̗̻̣̹̕o͖̗̠̜̤k͍͚̹͖̼e̦̗̪͍̪͍",
];

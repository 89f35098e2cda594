-- The language that letters to a person are written in: that of the page of the sign-up, until it is changed
-- in the settings. A guest's temporary account has that of the page of the latest review.
alter table users add column lang text not null default 'en' check (lang in ('en', 'es'));

-- The language of the page on which a visitor wrote to an expert; answers to the visitor are sent in it.
alter table expert_inquiries add column lang text not null default 'en' check (lang in ('en', 'es'));

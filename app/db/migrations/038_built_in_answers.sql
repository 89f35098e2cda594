-- The usage page counts the built-in assistant's answers of the last days.
create index chat_messages_built_in on chat_messages ("timestamp") where answered_by = 'built-in';
